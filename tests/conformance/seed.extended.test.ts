import { cp } from 'node:fs/promises'
import { fileLake, temporaryDir, testLake } from '@elos/lake/testing/lake'
import { seedDocuments } from '@elos/studio/seed/documents'
import { importSeed } from '@elos/studio/seed/import'
import { readDrawings } from '@elos/studio/seed/read/drawings'
import { expect, test } from 'vitest'

const documents = seedDocuments()
const total = documents.length
const paged = documents.filter((document) => 'route' in document).length

/** Counts all documents except assets. */
const COUNT = 'count(*[_type != "sanity.imageAsset"])'

const seeded = await fileLake()
await importSeed(seeded.client)
await seeded.close()

/** Starts a Lake on a copy of a folder with the seed, because seeding takes longer; returns a client of it. */
async function seededLake() {
  const dir = await temporaryDir()
  await cp(seeded.dir, dir, { recursive: true })
  return (await testLake({ dir })).client
}

test('an empty Lake gets every document, in one transaction', async () => {
  const { client } = await testLake()
  expect(await importSeed(client)).toEqual({ written: total, unchanged: 0 })
  expect(await client.fetch(COUNT)).toBe(total)
  expect(await client.fetch('count(array::unique(*[_type != "sanity.imageAsset"]._rev))')).toBe(1)
  expect(await client.fetch('count(*[defined(route.path)])')).toBe(paged)
})

test('a second run keeps what editors changed and brings back what is missing', async () => {
  const client = await seededLake()
  await client.patch('carrier-amil').set({ name: 'Amil Editada' }).commit()
  await client.delete('redirect-lgpd')

  expect(await importSeed(client)).toEqual({ written: 1, unchanged: total - 1 })
  expect(await client.fetch('*[_id == "carrier-amil"][0].name')).toBe('Amil Editada')
  expect(await client.fetch(COUNT)).toBe(total)
})

test('"replace" puts the first content back, and keeps the records of consent', async () => {
  const client = await seededLake()
  await client.patch('carrier-amil').set({ name: 'Amil Editada' }).commit()
  await client.patch('consent.testimonial-1').set({ person: 'Ana Souza' }).commit()

  expect(await importSeed(client, { mode: 'replace' })).toEqual({ written: total, unchanged: 0 })
  expect(await client.fetch('*[_id == "carrier-amil"][0].name')).toBe('Amil')
  expect(await client.getDocument('consent.testimonial-1')).toMatchObject({ person: 'Ana Souza' })
})

test('nothing is written when one document is refused', async () => {
  const { client } = await testLake()
  const halved = documents.filter(({ _id }) => _id !== 'claim-resposta')

  await expect(importSeed(client, { documents: halved })).rejects.toThrow('nada fica pela metade')
  expect(await client.fetch(COUNT)).toBe(0)
  expect(await importSeed(client)).toEqual({ written: total, unchanged: 0 })
})

test('each drawing is stored unchanged as an asset, under the id to which documents refer', async () => {
  const { client } = await testLake()
  await importSeed(client)
  const drawings = readDrawings()
  const stored = await client.fetch<{ _id: string; url: string }[]>(
    '*[_type == "sanity.imageAsset"]{_id, url} | order(_id asc)',
  )
  expect(stored.map(({ _id }) => _id)).toEqual(drawings.map(({ id }) => id).sort())
  for (const { _id, url } of stored) {
    const drawing = drawings.find(({ id }) => id === _id)
    expect(await (await fetch(url)).text()).toBe(drawing?.content.toString())
  }
})

test('a picture that staff replaced stays, and its drawing is not uploaded again', async () => {
  const client = await seededLake()
  const { _id: first } = await client.fetch('*[_id == "plan-senior"][0].hero.image.asset->{_id}')
  const dot = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>')
  const { _id } = await client.assets.upload('image', dot, { filename: 'nova.svg' })
  await client.patch('plan-senior').set({ 'hero.image.asset._ref': _id }).commit()
  await client.delete(first)

  expect(await importSeed(client)).toEqual({ written: 0, unchanged: total })
  expect(await client.fetch('*[_id == "plan-senior"][0].hero.image.asset._ref')).toBe(_id)
  expect(await client.fetch('count(*[_id == $first])', { first })).toBe(0)
})

test('a token that may not write is an error that names its variable', async () => {
  const client = (await testLake()).connect({ token: 'outro' })
  await expect(importSeed(client, { mode: 'replace' })).rejects.toThrow('SANITY_WRITE_TOKEN')
})

test('a Lake that does not answer is an error that names the variable of its address', async () => {
  const client = seeded.connect({ apiHost: 'http://127.0.0.1:1', maxRetries: 0 })
  await expect(importSeed(client)).rejects.toThrow('SANITY_API_HOST')
})
