import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stepsOf, transact } from '../mutations/transact.ts'
import { openStore } from '../store/store.ts'
import { type TestLake, temporaryDir, testLake } from '../testing/lake.ts'
import { transactions } from '../testing/transactions.ts'

/** Counts the occurrences of a text in the files of a Lake's folder. */
const traces = (dir: string, text: string) =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(join(dir, name)).toString('latin1').split(text).length - 1)
    .reduce((sum, count) => sum + count, 0)

const PURGED = { delete: { id: 'lead.a', purge: true } }
const ALL_PURGED = { delete: { query: '*[_type == "lead"]', purge: true } }

describe('a purged document', () => {
  /** Creates a lead that was edited, and a plan that was changed in the same transaction. */
  async function lakeWithLead() {
    const lake = await testLake()
    const { client } = lake
    await client
      .transaction()
      .create({ _id: 'lead.a', _type: 'lead', name: 'Maria' })
      .create({ _id: 'plano', _type: 'plan', n: 0 })
      .commit()
    await client.patch('lead.a').set({ notes: 'Ligar' }).commit()
    return lake
  }

  const revisions = async ({ client }: TestLake) => {
    const path = '/data/history/production/documents/lead.a?time=2100-01-01T00:00:00Z'
    const { documents } = await client.request<{ documents: unknown[] }>({ url: path })
    return documents
  }

  test.each<[string, (client: TestLake['client']) => Promise<unknown>]>([
    ['by a mutation', (client) => client.mutate([PURGED])],
    ['by a query', (client) => client.mutate([ALL_PURGED])],
    [
      'by an action',
      (client) =>
        client.action({
          actionType: 'sanity.action.document.delete',
          publishedId: 'lead.a',
          includeDrafts: [],
          purge: true,
        }),
    ],
    ['once it is deleted', (client) => client.delete('lead.a').then(() => client.mutate([PURGED]))],
  ])('(%s) has only its deletion in the history', async (_, purge) => {
    const lake = await lakeWithLead()
    await purge(lake.client)
    const entries = await transactions(lake, 'lead.a,plano')
    expect(JSON.stringify(entries)).not.toMatch(/Maria|Ligar/)
    expect(entries.flatMap(({ mutations }) => mutations)).toContainEqual({
      create: expect.objectContaining({ _id: 'plano', n: 0 }),
    })
    expect(JSON.stringify(await revisions(lake))).not.toMatch(/Maria|Ligar/)
    await lake.close()
    const store = openStore(lake.dir)
    const kept = store.database.prepare('SELECT json FROM revisions WHERE document = ?')
    expect(kept.all('lead.a').filter(({ json }) => json !== null)).toEqual([])
    store.close()
  })

  test('that is created again has only its new state in the history', async () => {
    const lake = await lakeWithLead()
    const document = { _id: 'lead.a', _type: 'lead', name: 'Ana' }
    await lake.client.mutate([PURGED, { create: document }])
    const entries = JSON.stringify(await transactions(lake, 'lead.a'))
    expect(entries).toContain('Ana')
    expect(entries).not.toMatch(/Maria|Ligar/)
    expect(await lake.client.getDocument('lead.a')).toMatchObject(document)
  })

  test('is no longer in the index of words that earlier Lakes had', async () => {
    const lake = await testLake()
    await lake.close()
    const { database } = openStore(lake.dir)
    database.exec('CREATE VIRTUAL TABLE text_index USING fts5 (text)')
    database.exec("INSERT INTO text_index VALUES ('joanaquitanda'); PRAGMA user_version = 0")
    database.close()
    expect(traces(lake.dir, 'joanaquitanda')).toBeGreaterThan(0)
    openStore(lake.dir).close()
    expect(traces(lake.dir, 'joanaquitanda')).toBe(0)
  })

  test('is no longer in the files', async () => {
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
    await client.mutate([ALL_PURGED])
    expect(traces(dir, 'joanaquitanda')).toBe(0)
  })
})

test('many documents of one transaction are purged from it at once', async () => {
  const store = openStore(await temporaryDir())
  const ids = Array.from({ length: 50 }, (_, n) => `lead.${n}`)
  const rowsWritten = () => Number(store.database.prepare('SELECT total_changes() AS n').get()?.n)
  const write = async (mutations: Parameters<typeof stepsOf>[0]) => {
    const before = rowsWritten()
    const request = { steps: stepsOf(mutations), author: 'test', select: () => null }
    await transact(store.dataset('production'), request)
    return rowsWritten() - before
  }
  await write(ids.map((_id) => ({ create: { _id, _type: 'lead' } })))
  const deletions = ids.map((id) => ({ delete: { id, purge: true } }))
  // The transaction and the one before it; each document, its revision, and the one before.
  expect(await write(deletions)).toBe(2 + 3 * ids.length)
  store.close()
})
