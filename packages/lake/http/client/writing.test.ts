import { describe, expect, test } from 'vitest'
import { testLake } from '../../testing/lake.ts'

const carrier = { _id: 'bradesco', _type: 'carrier', name: 'Bradesco Saúde' }

describe('create', () => {
  test('adds the system attributes', async () => {
    const { client } = await testLake()
    const created = await client.create({ _type: 'carrier', name: 'Amil' })
    expect(created).toEqual({
      _type: 'carrier',
      name: 'Amil',
      _id: expect.stringMatching(/^[\w-]{22}$/),
      _rev: expect.any(String),
      _createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      _updatedAt: created._createdAt,
    })
  })

  test('completes an id that ends with a dot', async () => {
    const { client } = await testLake()
    const { _id } = await client.create({ _id: 'drafts.', _type: 'carrier' })
    expect(_id).toMatch(/^drafts\.[\w-]{22}$/)
  })

  test('createIfNotExists leaves an existing document alone', async () => {
    const { client } = await testLake()
    await client.create(carrier)
    await client.createIfNotExists({ ...carrier, name: 'Outro' })
    expect(await client.getDocument('bradesco')).toMatchObject({ name: 'Bradesco Saúde' })
  })

  test('createOrReplace replaces an existing document', async () => {
    const { client } = await testLake()
    await client.create({ ...carrier, site: 'x' })
    const replaced = await client.createOrReplace({ ...carrier, name: 'Outro' })
    expect(replaced).toMatchObject({ name: 'Outro' })
    expect(replaced).not.toHaveProperty('site')
  })

  test('keeps a given creation time', async () => {
    const { client } = await testLake()
    const _createdAt = '2020-01-02T03:04:05Z'
    expect(await client.create({ ...carrier, _createdAt })).toMatchObject({ _createdAt })
  })
})

describe('delete', () => {
  test('deletes by id', async () => {
    const { client } = await testLake()
    await client.create(carrier)
    const { results } = await client.delete('bradesco', { returnDocuments: false })
    expect(results).toEqual([{ id: 'bradesco', operation: 'delete' }])
    expect(await client.getDocument('bradesco')).toBeUndefined()
  })

  test('deletes by query', async () => {
    const { client } = await testLake()
    await client.create(carrier)
    await client.create({ _id: 'plano', _type: 'plan' })
    await client.delete({ query: '*[_type == "carrier"]' })
    expect(await client.fetch('*[]._id')).toEqual(['plano'])
  })
})

describe('transactions', () => {
  test('are applied as a whole, and their id becomes the revision', async () => {
    const { client } = await testLake()
    const { transactionId } = await client
      .transaction()
      .transactionId('minha-transacao')
      .create(carrier)
      .patch('bradesco', (patch) => patch.set({ name: 'Bradesco' }))
      .createIfNotExists({ _id: 'amil', _type: 'carrier' })
      .commit()
    expect(transactionId).toBe('minha-transacao')
    const revisions = await client.fetch('*[]{_id, _rev, name}')
    expect(revisions).toEqual([
      { _id: 'amil', _rev: 'minha-transacao', name: null },
      { _id: 'bradesco', _rev: 'minha-transacao', name: 'Bradesco' },
    ])
  })

  test('are refused if their id was used before', async () => {
    const { client } = await testLake()
    const write = (_id: string) =>
      client.mutate([{ create: { _id, _type: 'carrier' } }], { transactionId: 'repetida' })
    await write('a')
    await expect(write('b')).rejects.toMatchObject({ statusCode: 409 })
    expect(await client.fetch('*[]._id')).toEqual(['a'])
  })

  test('change nothing if one mutation fails', async () => {
    const { client } = await testLake()
    const failing = client
      .transaction()
      .create(carrier)
      .patch('ausente', (patch) => patch.set({ name: 'x' }))
      .commit()
    await expect(failing).rejects.toMatchObject({ statusCode: 409 })
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('write nothing in a dry run', async () => {
    const { client } = await testLake()
    const answered = await client.create(carrier, { dryRun: true })
    expect(answered).toMatchObject(carrier)
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('can be sent as plain mutations, and return ids or documents', async () => {
    const { client } = await testLake()
    const ids = await client.mutate([{ create: carrier }], { returnDocuments: false })
    expect(ids).toMatchObject({ documentIds: ['bradesco'] })
    const documents = await client.mutate([{ patch: { id: 'bradesco', set: { name: 'Novo' } } }], {
      returnDocuments: true,
      returnFirst: false,
    })
    expect(documents).toMatchObject([{ name: 'Novo' }])
  })

  test('generate keys of array items if asked', async () => {
    const { client } = await testLake()
    const items = [{ a: 1, nested: [{ b: 2 }] }, 'text', { _key: 'mine' }]
    const created = await client.create({ _type: 'plan', items }, { autoGenerateArrayKeys: true })
    const key = expect.stringMatching(/^[0-9a-f]{12}$/)
    expect(created.items).toEqual([
      { _key: key, a: 1, nested: [{ _key: key, b: 2 }] },
      'text',
      { _key: 'mine' },
    ])
  })
})
