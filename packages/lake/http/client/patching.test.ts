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

  test('applies each operation', async () => {
    const { client } = await testLake()
    await client.create(document)
    const patched = await client
      .patch('plano')
      .set({ 'seo.title': 'Busca', 'items[_key=="k1"].n': 2 })
      .setIfMissing({ title: 'Outro', note: 'n' })
      .unset(['tags[0]'])
      .inc({ views: 2 })
      .dec({ 'items[0].n': 1 })
      .commit()
    expect(patched).toMatchObject({
      title: 'Plano',
      seo: { title: 'Busca' },
      note: 'n',
      tags: ['b'],
      views: 5,
      items: [{ _key: 'k1', n: 1 }],
    })
  })

  test('inserts, appends, prepends and splices', async () => {
    const { client } = await testLake()
    await client.create(document)
    const tags = async (patch: ReturnType<typeof client.patch>) => (await patch.commit()).tags
    expect(await tags(client.patch('plano').insert('after', 'tags[0]', ['x']))).toEqual([
      'a',
      'x',
      'b',
    ])
    expect(await tags(client.patch('plano').append('tags', ['z']))).toEqual(['a', 'x', 'b', 'z'])
    expect(await tags(client.patch('plano').prepend('tags', ['0']))).toEqual([
      '0',
      'a',
      'x',
      'b',
      'z',
    ])
    expect(await tags(client.patch('plano').splice('tags', 1, 2, ['y']))).toEqual([
      '0',
      'y',
      'b',
      'z',
    ])
  })

  test('applies text differences', async () => {
    const { client } = await testLake()
    await client.create(document)
    const patch = '@@ -1,5 +1,9 @@\n Plano\n+ bom\n'
    const patched = await client.patch('plano').diffMatchPatch({ title: patch }).commit()
    expect(patched.title).toBe('Plano bom')
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
