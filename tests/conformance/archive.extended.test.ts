import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startLake } from '@elos/lake'
import { connect, TOKEN } from '@elos/lake/testing/client'
import { exportTypes } from '@elos/lake/testing/exportTypes'
import type { Settings } from '@elos/stack/config'
import { lakeEnvironment } from '@elos/stack/environment'
import { freshSettings } from '@elos/stack/freshSettings'
import { contentTypes, RECORD_TYPES } from '@elos/studio/platform/hosted/types'
import { importSeed } from '@elos/studio/seed/import'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** Runs the Lake's command line as `npm run lake` does. */
function lakeCommand(settings: Settings, ...args: string[]): void {
  const env = { ...process.env, ...lakeEnvironment(settings) }
  execFileSync('node', ['packages/lake/bin/lake.ts', ...args], { env, stdio: 'pipe' })
}

/** Runs `use` while a Lake runs on the folder; returns the whole dataset afterwards. */
async function withLake({ lakeDir: dir }: Settings, use = async (_lakeUrl: string) => {}) {
  const options = { dir, projectId: 'elos', datasets: ['production'], tokens: [TOKEN] }
  const lake = await startLake(options)
  try {
    await use(lake.url)
    const response = await fetch(`${lake.url}/v1/data/export/production`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    return (await response.text()).split('\n').filter(Boolean)
  } finally {
    await lake.close()
  }
}

const documentSchema = z.looseObject({ _id: z.string() })

/** Documents without what each import of a file makes anew: its address, and the id of its upload. */
const withoutUploads = (documents: readonly string[]) =>
  documents
    .map((line) => documentSchema.parse(JSON.parse(line)))
    .map(({ url, uploadId, ...document }) => document)
    .sort((one, other) => (one._id < other._id ? -1 : 1))

test('a copy by the types of content has nobody’s data, and with the records all is restored as it was', async () => {
  const [from, copy, whole] = [
    await freshSettings('types-from'),
    await freshSettings('types-copy'),
    await freshSettings('types-whole'),
  ]
  try {
    const file = (name: string) => join(from.lakeDir, '..', name)
    const [content, records] = [file('content.tar.gz'), file('records.tar.gz')]
    const documents = await withLake(from, async (lakeUrl) => {
      const client = connect(lakeUrl, { token: TOKEN })
      await importSeed(client)
      await client.create({ _id: 'lead.abc', _type: 'lead', name: 'Maria' })
      await exportTypes(lakeUrl, contentTypes(), content)
      await exportTypes(lakeUrl, RECORD_TYPES, records)
    })
    lakeCommand(copy, 'import', content)
    lakeCommand(whole, 'import', content, records)
    const restored = async (settings: Settings) => withoutUploads(await withLake(settings))
    expect(await restored(copy)).toEqual(
      withoutUploads(documents.filter((document) => !document.includes('"lead.abc"'))),
    )
    expect(await restored(whole)).toEqual(withoutUploads(documents))
  } finally {
    for (const settings of [from, copy, whole]) settings.remove()
  }
})
