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

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Runs the Lake's command line as `npm run lake` does. */
function lakeCommand(settings: Settings, ...args: string[]): void {
  const env = { ...process.env, ...lakeEnvironment(settings) }
  execFileSync('node', ['packages/lake/bin/lake.ts', ...args], { env, stdio: 'pipe' })
}

/** Runs `use` while a Lake runs on the folder; returns its result and the whole dataset afterwards. */
async function withLake<T>({ lakeDir: dir }: Settings, use: (lakeUrl: string) => Promise<T>) {
  const options = { dir, projectId: 'elos', datasets: ['production'], tokens: [TOKEN] }
  const lake = await startLake(options)
  try {
    const result = await use(lake.url)
    const response = await fetch(`${lake.url}/v1/data/export/production`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    return { result, documents: (await response.text()).split('\n').filter(Boolean).sort() }
  } finally {
    await lake.close()
  }
}

test('the seeded dataset is the same after an export and an import, assets included', async () => {
  const [from, to] = [await freshSettings('archive-from'), await freshSettings('archive-to')]
  try {
    const { result: path, documents } = await withLake(from, async (lakeUrl) => {
      const client = connect(lakeUrl, { token: TOKEN })
      await importSeed(client)
      const asset = await client.assets.upload('image', PIXEL, { filename: 'ponto.png' })
      await client.patch('article-como-economizar-plano-saude').set({ readMinutes: 10 }).commit()
      return `/images/elos/production/${asset.path.split('/').at(-1)}`
    })
    const archive = join(from.lakeDir, '..', 'lake.tar.gz')
    lakeCommand(from, 'export', archive)
    lakeCommand(to, 'import', archive)
    const imported = await withLake(to, async (lakeUrl) => {
      const response = await fetch(`${lakeUrl}${path}`)
      return Buffer.from(await response.arrayBuffer())
    })
    expect(documents.length).toBeGreaterThan(160)
    expect(imported.documents).toEqual(documents)
    expect(imported.result.equals(PIXEL)).toBe(true)
  } finally {
    from.remove()
    to.remove()
  }
})

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
    const { documents } = await withLake(from, async (lakeUrl) => {
      const client = connect(lakeUrl, { token: TOKEN })
      await importSeed(client)
      await client.create({ _id: 'lead.abc', _type: 'lead', name: 'Maria' })
      await exportTypes(lakeUrl, contentTypes(), content)
      await exportTypes(lakeUrl, RECORD_TYPES, records)
    })
    lakeCommand(copy, 'import', content)
    lakeCommand(whole, 'import', content, records)
    const restored = async (settings: Settings) =>
      withoutUploads((await withLake(settings, async () => {})).documents)
    expect(await restored(copy)).toEqual(
      withoutUploads(documents.filter((document) => !document.includes('"lead.abc"'))),
    )
    expect(await restored(whole)).toEqual(withoutUploads(documents))
  } finally {
    for (const settings of [from, copy, whole]) settings.remove()
  }
})
