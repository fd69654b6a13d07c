import { describe, expect, test } from 'vitest'
import { testLake } from '../../testing/lake.ts'

const carrier = { _id: 'bradesco', _type: 'carrier', name: 'Bradesco Saúde' }

describe('fetch', () => {
  test('sends a long query as POST', async () => {
    const { client } = await testLake()
    await client.create(carrier)
    const ids = ['bradesco', ...Array.from({ length: 2000 }, (_, index) => `outra-${index}`)]
    expect(await client.fetch('*[_id in $ids]._id', { ids })).toEqual(['bradesco'])
  })

  test('returns the query, its duration and sync tags if asked', async () => {
    const { client } = await testLake()
    const query = '*[_type == "carrier"]'
    const answer = await client.fetch(query, {}, { filterResponse: false })
    expect(answer).toEqual({
      query,
      result: [],
      ms: expect.any(Number),
      syncTags: ['s1:type:carrier'],
    })
  })

  test('can read project, dataset and user in the query', async () => {
    const { client } = await testLake()
    const answer = await client.fetch('[sanity::projectId(), sanity::dataset(), identity()]')
    expect(answer).toEqual(['elos', 'production', 'local-administrator'])
  })
})

describe('getDocument', () => {
  test('returns a document, or undefined', async () => {
    const { client } = await testLake()
    await client.create(carrier)
    expect(await client.getDocument('bradesco')).toMatchObject(carrier)
    expect(await client.getDocument('outra')).toBeUndefined()
  })

  test('returns all versions of a document', async () => {
    const { client } = await testLake()
    await client.create(carrier)
    await client.create({ ...carrier, _id: 'drafts.bradesco' })
    const versions = await client.getDocument('bradesco', { includeAllVersions: true })
    expect(versions.map(({ _id }) => _id)).toEqual(['bradesco', 'drafts.bradesco'])
  })

  test('getDocuments keeps the order of the ids', async () => {
    const { client } = await testLake()
    await client.create(carrier)
    await client.create({ _id: 'amil', _type: 'carrier' })
    const found = await client.getDocuments(['bradesco', 'ausente', 'amil'])
    expect(found.map((document) => document?._id)).toEqual(['bradesco', undefined, 'amil'])
  })
})
