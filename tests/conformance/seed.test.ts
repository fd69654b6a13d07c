import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLake } from '@elos/lake'
import { createClient } from '@sanity/client'
import { expect, onTestFinished, test } from 'vitest'
import { seedDocuments } from '../../studio/seed/documents.ts'
import { importSeed, SeedImportError } from '../../studio/seed/import.ts'

const documents = seedDocuments()
const total = documents.length

/** A client of a new Lake with nothing in it. */
async function emptyLake(token = 'token') {
  const dir = mkdtempSync(join(tmpdir(), 'elos-seed-'))
  const lake = await startLake({
    dir,
    projectId: 'elos',
    datasets: ['production'],
    tokens: ['token'],
    studioOrigins: [],
    origins: [],
  })
  onTestFinished(async () => {
    await lake.close()
    rmSync(dir, { recursive: true })
  })
  return createClient({
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    projectId: 'elos',
    dataset: 'production',
    apiVersion: '2025-02-19',
    perspective: 'raw',
    maxRetries: 0,
    token,
  })
}

test('an empty Lake gets every document, in one transaction', async () => {
  const client = await emptyLake()
  expect(await importSeed(client)).toEqual({ written: total, kept: 0 })
  expect(await client.fetch('count(*)')).toBe(total)
  expect(await client.fetch('count(array::unique(*._rev))')).toBe(1)
  expect(await client.fetch('count(*[_type == "route" && !defined(subject->_id)])')).toBe(0)
})

test('a second run keeps what editors changed and brings back what is missing', async () => {
  const client = await emptyLake()
  await importSeed(client)
  await client.patch('carrier-amil').set({ name: 'Amil Editada' }).commit()
  await client.delete('redirect-lgpd')

  expect(await importSeed(client)).toEqual({ written: 1, kept: total - 1 })
  expect(await client.fetch('*[_id == "carrier-amil"][0].name')).toBe('Amil Editada')
  expect(await client.fetch('count(*)')).toBe(total)
})

test('"replace" puts the first content back', async () => {
  const client = await emptyLake()
  await importSeed(client)
  await client.patch('carrier-amil').set({ name: 'Amil Editada' }).commit()

  expect(await importSeed(client, { mode: 'replace' })).toEqual({ written: total, kept: 0 })
  expect(await client.fetch('*[_id == "carrier-amil"][0].name')).toBe('Amil')
})

test('where one document is refused, nothing is written', async () => {
  const client = await emptyLake()
  const halved = documents.filter(({ _id }) => _id !== 'claim-resposta')

  await expect(importSeed(client, { documents: halved })).rejects.toThrow(SeedImportError)
  expect(await client.fetch('count(*)')).toBe(0)
})

test('a token that may not write is named', async () => {
  const client = await emptyLake('outro')
  await expect(importSeed(client, { mode: 'replace' })).rejects.toThrow('SANITY_WRITE_TOKEN')
})

test('a Lake that is not there is named', async () => {
  const client = (await emptyLake()).withConfig({ apiHost: 'http://127.0.0.1:1' })
  await expect(importSeed(client)).rejects.toThrow('SANITY_API_HOST')
})
