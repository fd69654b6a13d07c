import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testLake } from '../testing/lake.ts'

/** How often a text stands in the files of a Lake's folder. */
const traces = (dir: string, text: string) =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(join(dir, name)).toString('latin1').split(text).length - 1)
    .reduce((sum, count) => sum + count, 0)

test('what is purged is not on the disk any more', async () => {
  const { client, dir } = await testLake()
  for (let n = 0; n < 40; n++) {
    await client.create({
      _id: `lead.${n}`,
      _type: 'lead',
      email: `joanaquitanda${n}@exemplo.com.br`,
    })
    await client
      .patch(`lead.${n}`)
      .set({ notes: 'joanaquitanda '.repeat(n) })
      .commit()
  }
  expect(traces(dir, 'joanaquitanda')).toBeGreaterThan(0)
  const mutations = [{ delete: { query: '*[_type == "lead"]', purge: true } }]
  await client.mutate(mutations)
  expect(traces(dir, 'joanaquitanda')).toBe(0)
})
