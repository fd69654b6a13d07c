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
