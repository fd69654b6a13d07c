import { describe, expect, test } from 'vitest'
import { testLake } from '../testing/lake.ts'

const plan = (_id: string, carrier: object) => ({ _id, _type: 'plan', carrier })
const strong = { _type: 'reference', _ref: 'bradesco' }
const weak = { ...strong, _weak: true }
const conflict = (error: object) => ({ statusCode: 409, details: { items: [{ error }] } })
const untilPublished = { ...weak, _strengthenOnPublish: { type: 'carrier' } }

describe('a strong reference', () => {
  test.each(['plano', 'drafts.plano'])('of %s must not point to a missing document', async (id) => {
    const { client } = await testLake()
    await expect(client.create(plan(id, strong))).rejects.toMatchObject(
      conflict({ type: 'documentReferenceDoesNotExistError', id, referenceID: 'bradesco' }),
    )
  })

  test('may be written together with its document, in any order', async () => {
    const { client } = await testLake()
    await client.mutate([
      { create: plan('plano', strong) },
      { create: { _id: 'bradesco', _type: 'carrier' } },
    ])
    expect(await client.fetch('*[_id == "plano"][0].carrier->_id')).toBe('bradesco')
  })

  test('prevents the deletion of its document, and the error names its source', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'bradesco', _type: 'carrier' })
    await client.create(plan('plano', strong))
    await expect(client.delete('bradesco')).rejects.toMatchObject(
      conflict({
        type: 'documentHasExistingReferencesError',
        id: 'bradesco',
        referencingIDs: ['plano'],
      }),
    )
  })

  test('may be deleted together with its document', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'bradesco', _type: 'carrier' })
    await client.create(plan('plano', strong))
    await client.transaction().delete('bradesco').delete('plano').commit()
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('is found at any depth', async () => {
    const { client } = await testLake()
    const deep = { _id: 'pagina', _type: 'page', body: [{ _key: 'a', links: [{ to: strong }] }] }
    await expect(client.create(deep)).rejects.toMatchObject({ statusCode: 409 })
  })
})

describe('a weak reference', () => {
  test.each([
    ['weak', weak],
    ['weak until published', untilPublished],
    ['of another dataset', { ...strong, _dataset: 'outro' }],
  ])('(%s) may point to a missing document', async (_case, reference) => {
    const { client } = await testLake()
    expect(await client.create(plan('plano', reference))).toMatchObject({ _id: 'plano' })
  })

  test('does not prevent the deletion of its document', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'bradesco', _type: 'carrier' })
    await client.create(plan('plano', weak))
    await client.delete('bradesco')
    expect(await client.fetch('*[_id == "plano"][0].carrier->')).toBeNull()
  })
})
