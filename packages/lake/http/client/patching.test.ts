import type { PatchOperations } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { testLake } from '../../testing/lake.ts'

describe('patch', () => {
  const document = {
    _id: 'plano',
    _type: 'plan',
    title: 'Plano',
    views: 3,
    tags: ['a', 'b'],
    items: [{ _key: 'k1', n: 1 }],
  }

  test.each<[string, PatchOperations, object]>([
    ['set', { set: { 'items[_key=="k1"].n': 2 } }, { items: [{ _key: 'k1', n: 2 }] }],
    ['setIfMissing', { setIfMissing: { title: 'a', note: 'b' } }, { title: 'Plano', note: 'b' }],
    ['unset', { unset: ['tags[0]'] }, { tags: ['b'] }],
    ['inc', { inc: { views: 2 } }, { views: 5 }],
    ['dec', { dec: { views: 2 } }, { views: 1 }],
    ['insert before', { insert: { before: 'tags[0]', items: ['x'] } }, { tags: ['x', 'a', 'b'] }],
    ['insert after', { insert: { after: 'tags[-1]', items: ['x'] } }, { tags: ['a', 'b', 'x'] }],
    ['replace', { insert: { replace: 'tags[0]', items: ['x'] } }, { tags: ['x', 'b'] }],
    [
      'diffMatchPatch',
      { diffMatchPatch: { title: '@@ -1,5 +1,9 @@\n Plano\n+ bom\n' } },
      { title: 'Plano bom' },
    ],
  ])('%s is applied', async (_, operations, expected) => {
    const { client } = await testLake()
    await client.create(document)
    expect(await client.patch('plano', operations).commit()).toMatchObject(expected)
  })

  test('changes every document that its query selects', async () => {
    const { client } = await testLake()
    await client.create(document)
    await client.create({ ...document, _id: 'outro' })
    await client
      .patch({ query: '*[_type == $type]', params: { type: 'plan' } })
      .set({ title: 'Novo' })
      .commit({ returnDocuments: false })
    expect(await client.fetch('*[_type == "plan"].title')).toEqual(['Novo', 'Novo'])
  })

  test('keeps the creation time and changes the revision and the update time', async () => {
    const { client } = await testLake()
    const created = await client.create(document)
    const patched = await client.patch('plano').set({ title: 'Novo' }).commit()
    expect(patched._createdAt).toBe(created._createdAt)
    expect(patched._rev).not.toBe(created._rev)
    expect(patched._updatedAt >= created._updatedAt).toBe(true)
  })

  test('fails if the document has another revision', async () => {
    const { client } = await testLake()
    const { _rev } = await client.create(document)
    await client.patch('plano').ifRevisionId(_rev).set({ title: 'Primeiro' }).commit()
    const late = client.patch('plano').ifRevisionId(_rev).set({ title: 'Tarde' }).commit()
    await expect(late).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    })
  })
})
