import { createClient as createClient7 } from 'next-sanity'
import { describe, expect, test } from 'vitest'
import { testLake, token } from '../testing/lake.ts'

const carrier = { _id: 'bradesco', _type: 'carrier', name: 'Bradesco Saúde' }

describe('fetch', () => {
  test('answers a query with parameters', async () => {
    const { client } = await testLake()
    await client.create(carrier)
    const name = await client.fetch('*[_type == $type && name match $text][0].name', {
      type: 'carrier',
      text: 'brad*',
    })
    expect(name).toBe('Bradesco Saúde')
  })

  test('sends a long query as POST', async () => {
    const { client } = await testLake()
    await client.create(carrier)
    const ids = ['bradesco', ...Array.from({ length: 2000 }, (_, index) => `outra-${index}`)]
    expect(await client.fetch('*[_id in $ids]._id', { ids })).toEqual(['bradesco'])
  })

  test('answers with the query, the time it took and sync tags when asked', async () => {
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

  test('reads the bounds of a slice from parameters', async () => {
    const { client } = await testLake()
    for (const _id of ['a', 'b', 'c']) await client.create({ _id, _type: 'plan' })
    const slice = (limit: number) => client.fetch('*[_type == "plan"][0...$limit]._id', { limit })
    expect(await slice(1)).toEqual(['a'])
    expect(await slice(2)).toEqual(['a', 'b'])
  })

  test('knows its project, its dataset and who asks', async () => {
    const { client } = await testLake()
    const answer = await client.fetch('[sanity::projectId(), sanity::dataset(), identity()]')
    expect(answer).toEqual(['elos', 'production', 'local-administrator'])
  })
})

describe('getDocument', () => {
  test('returns a document, or nothing where there is none', async () => {
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

  test('getDocuments keeps the order asked for', async () => {
    const { client } = await testLake()
    await client.create(carrier)
    await client.create({ _id: 'amil', _type: 'carrier' })
    const found = await client.getDocuments(['bradesco', 'ausente', 'amil'])
    expect(found.map((document) => document?._id)).toEqual(['bradesco', undefined, 'amil'])
  })
})

describe('create', () => {
  test('gives a document what the Content Lake gives it', async () => {
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

  test('keeps a creation time that is given', async () => {
    const { client } = await testLake()
    const _createdAt = '2020-01-02T03:04:05Z'
    expect(await client.create({ ...carrier, _createdAt })).toMatchObject({ _createdAt })
  })
})

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

  test('goes by query to every document it selects', async () => {
    const { client } = await testLake()
    await client.create(document)
    await client.create({ ...document, _id: 'outro' })
    await client
      .patch({ query: '*[_type == $type]', params: { type: 'plan' } })
      .set({ title: 'Novo' })
      .commit({ returnDocuments: false })
    expect(await client.fetch('*[_type == "plan"].title')).toEqual(['Novo', 'Novo'])
  })

  test('keeps the creation time, moves the revision and the update time', async () => {
    const { client } = await testLake()
    const created = await client.create(document)
    const patched = await client.patch('plano').set({ title: 'Novo' }).commit()
    expect(patched._createdAt).toBe(created._createdAt)
    expect(patched._rev).not.toBe(created._rev)
    expect(patched._updatedAt >= created._updatedAt).toBe(true)
  })

  test('is held back by a revision that has passed', async () => {
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
  test('apply together, under the id the client gives, which becomes the revision', async () => {
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

  test('the same transaction id is refused the second time', async () => {
    const { client } = await testLake()
    const write = (_id: string) =>
      client.create({ _id, _type: 'carrier' }, { transactionId: 'repetida' })
    const repeat = (_id: string) =>
      client.mutate([{ create: { _id, _type: 'carrier' } }], { transactionId: 'repetida' })
    await repeat('a')
    await expect(repeat('b')).rejects.toMatchObject({ statusCode: 409 })
    expect(await write('c')).toMatchObject({ _id: 'c' })
  })

  test('one failure leaves nothing of the whole', async () => {
    const { client } = await testLake()
    const failing = client
      .transaction()
      .create(carrier)
      .patch('ausente', (patch) => patch.set({ name: 'x' }))
      .commit()
    await expect(failing).rejects.toMatchObject({ statusCode: 409 })
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('a dry run answers, and writes nothing', async () => {
    const { client } = await testLake()
    const answered = await client.create(carrier, { dryRun: true })
    expect(answered).toMatchObject(carrier)
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('mutate takes plain mutations, and answers with ids or documents', async () => {
    const { client } = await testLake()
    const ids = await client.mutate([{ create: carrier }], { returnDocuments: false })
    expect(ids).toMatchObject({ documentIds: ['bradesco'] })
    const documents = await client.mutate([{ patch: { id: 'bradesco', set: { name: 'Novo' } } }], {
      returnDocuments: true,
      returnFirst: false,
    })
    expect(documents).toMatchObject([{ name: 'Novo' }])
  })

  test('keys of array items are generated where asked', async () => {
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

  test('a hundred at once on one document all count', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'contador', _type: 'counter', n: 0 })
    await Promise.all(
      Array.from({ length: 100 }, () => client.patch('contador').inc({ n: 1 }).commit()),
    )
    expect(await client.fetch('*[_id == "contador"][0].n')).toBe(100)
  })
})

describe('people and places', () => {
  test('users, projects and datasets answer', async () => {
    const { client } = await testLake()
    expect(await client.users.getById('me')).toMatchObject({
      id: 'local-administrator',
      role: 'administrator',
      roles: [{ name: 'administrator' }],
    })
    expect(await client.projects.list()).toMatchObject([{ id: 'elos' }])
    expect(await client.projects.getById('elos')).toMatchObject({ id: 'elos' })
    expect(await client.datasets.list()).toMatchObject([{ name: 'production' }])
  })

  test('request reaches any endpoint', async () => {
    const { client } = await testLake()
    expect(await client.request({ url: '/ping' })).toEqual({ ping: 'pong' })
    expect(await client.request({ url: '/auth/id' })).toEqual({ id: 'local-administrator' })
    const grants = await client.request({ url: '/projects/elos/datasets/production/acl' })
    expect(grants).toMatchObject([{ permissions: expect.arrayContaining(['read', 'update']) }])
  })

  test('the Studio keeps its settings', async () => {
    const { client } = await testLake()
    const body = [{ key: 'studio.layout', value: { layout: 'compact' } }]
    await client.request({ method: 'PUT', url: '/users/me/keyvalue', body })
    expect(await client.request({ url: '/users/me/keyvalue/studio.layout,outra' })).toMatchObject([
      { key: 'studio.layout', value: { layout: 'compact' } },
      null,
    ])
  })
})

test('the export is every document, one per line', async () => {
  const { client, fetch } = await testLake()
  await client.create(carrier)
  await client.create({ _id: 'drafts.x', _type: 'plan' })
  const headers = { Authorization: `Bearer ${token}` }
  const text = await (await fetch('/v2021-06-07/data/export/production', { headers })).text()
  const documents = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(documents.map(({ _id }) => _id)).toEqual(['bradesco', 'drafts.x'])
})

test('the client inside next-sanity works as well', async () => {
  const { url } = await testLake()
  const client = createClient7({
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    projectId: 'elos',
    dataset: 'production',
    apiVersion: '2025-02-19',
    token,
  })
  const { _id } = await client.create({ _type: 'carrier', name: 'Amil' })
  expect(await client.fetch('*[_type == "carrier"][0].name')).toBe('Amil')
  expect(await client.patch(_id).set({ name: 'Novo' }).commit()).toMatchObject({ name: 'Novo' })
  await client.delete(_id)
  expect(await client.getDocument(_id)).toBeUndefined()
})
