import { describe, expect, test } from 'vitest'
import { testLake } from '../testing/lake.ts'

const ids = { draftId: 'drafts.plano', publishedId: 'plano' }
const draft = { _id: 'drafts.plano', _type: 'plan', title: 'Rascunho' }
const published = { _id: 'plano', _type: 'plan', title: 'Publicado' }

describe('create', () => {
  const create = {
    actionType: 'sanity.action.document.create',
    publishedId: 'plano',
    attributes: draft,
  } as const

  test('creates a draft', async () => {
    const { client } = await testLake()
    await client.action({ ...create, ifExists: 'fail' })
    expect(await client.fetch('*[]._id')).toEqual(['drafts.plano'])
  })

  test('fails if a draft exists, or does nothing if asked to ignore it', async () => {
    const { client } = await testLake()
    await client.create(draft)
    await expect(client.action({ ...create, ifExists: 'fail' })).rejects.toMatchObject({
      statusCode: 409,
    })
    await client.action({
      ...create,
      attributes: { ...draft, title: 'Outro' },
      ifExists: 'ignore',
    })
    expect(await client.getDocument('drafts.plano')).toMatchObject({ title: 'Rascunho' })
  })
})

const edit = {
  actionType: 'sanity.action.document.edit',
  ...ids,
  patch: { set: { title: 'Editado' } },
} as const
const publish = { actionType: 'sanity.action.document.publish', ...ids } as const

test.each([
  ['an edit', edit],
  ['a publication', publish],
])('%s fails if there is no document', async (_, action) => {
  const { client } = await testLake()
  await expect(client.action(action)).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentNotFoundError' } }] },
  })
})

describe('edit', () => {
  test('creates a missing draft from the published document', async () => {
    const { client } = await testLake()
    await client.create({ ...published, views: 3 })
    await client.action(edit)
    expect(await client.getDocument('drafts.plano')).toMatchObject({ title: 'Editado', views: 3 })
    expect(await client.getDocument('plano')).toMatchObject({ title: 'Publicado' })
  })

  test('edits a draft that was created in the same transaction', async () => {
    const { client } = await testLake()
    const create = { actionType: 'sanity.action.document.create', publishedId: 'plano' } as const
    await client.action([{ ...create, attributes: draft, ifExists: 'fail' }, edit])
    expect(await client.getDocument('drafts.plano')).toMatchObject({ title: 'Editado' })
  })
})

describe('publish', () => {
  test('replaces the published document by the draft', async () => {
    const { client } = await testLake()
    const before = await client.create({ ...published, old: true })
    await client.create(draft)
    await client.action(publish)
    const after = await client.getDocument('plano')
    expect(after).toMatchObject({ title: 'Rascunho', _createdAt: before._createdAt })
    expect(after).not.toHaveProperty('old')
    expect(await client.getDocument('drafts.plano')).toBeUndefined()
  })

  test('fails if the published document has another revision', async () => {
    const { client } = await testLake()
    await client.create(published)
    await client.create(draft)
    const late = client.action({ ...publish, ifPublishedRevisionId: 'outra' })
    await expect(late).rejects.toMatchObject({ statusCode: 409 })
    expect(await client.getDocument('plano')).toMatchObject({ title: 'Publicado' })
  })

  test('makes references strong that are marked to be strengthened', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'amil', _type: 'carrier' })
    const _strengthenOnPublish = { type: 'carrier' }
    const carrier = { _type: 'reference', _ref: 'amil', _weak: true, _strengthenOnPublish }
    await client.create({ ...draft, carrier })
    await client.action(publish)
    expect((await client.getDocument('plano'))?.carrier).toEqual({
      _type: 'reference',
      _ref: 'amil',
    })
  })
})

test.each([
  ['the content as a draft', [published], 'Publicado'],
  ['an existing draft', [published, draft], 'Rascunho'],
])('unpublish keeps %s', async (_, documents, title) => {
  const { client } = await testLake()
  for (const document of documents) await client.create(document)
  await client.action({ actionType: 'sanity.action.document.unpublish', ...ids })
  expect(await client.fetch('*[]{_id, title}')).toEqual([{ _id: 'drafts.plano', title }])
})

test('delete also deletes the drafts that it names, and fails if it does not name one', async () => {
  const { client } = await testLake()
  await client.create(published)
  await client.create(draft)
  const remove = { actionType: 'sanity.action.document.delete', publishedId: 'plano' } as const
  await expect(client.action({ ...remove, includeDrafts: [] })).rejects.toMatchObject({
    statusCode: 409,
  })
  await client.action({ ...remove, includeDrafts: ['drafts.plano'] })
  expect(await client.fetch('count(*)')).toBe(0)
})

test('discard and version.discard delete a draft', async () => {
  const { client } = await testLake()
  await client.create(draft)
  await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.plano' })
  await client.create(draft)
  const versionId = 'drafts.plano'
  await client.action({ actionType: 'sanity.action.document.version.discard', versionId })
  expect(await client.fetch('count(*)')).toBe(0)
})

test.each([
  ['discards', { actionType: 'sanity.action.document.discard', draftId: 'plano' }],
  ['discards', { actionType: 'sanity.action.document.version.discard', versionId: 'plano' }],
  ['publishes over', { ...publish, draftId: 'drafts.outro' }],
] as const)('no action %s the published document of another id', async (_, action) => {
  const { client } = await testLake()
  await client.create(published)
  await client.create({ ...draft, _id: 'drafts.outro' })
  await expect(client.action(action)).rejects.toMatchObject({ statusCode: 400 })
  expect(await client.getDocument('plano')).toMatchObject({ title: 'Publicado' })
})

test('a version is created, replaced and marked to be unpublished', async () => {
  const { client } = await testLake()
  await client.create(published)
  const _id = 'versions.maio.plano'
  const act = (actionType: string, rest: object) =>
    client.request({
      method: 'POST',
      url: '/data/actions/production',
      body: { actions: [{ actionType: `sanity.action.document.version.${actionType}`, ...rest }] },
    })
  const version = () => client.fetch('*[_id == $_id][0]', { _id })
  await act('create', { baseId: 'plano', versionId: _id, publishedId: 'plano' })
  expect(await version()).toMatchObject({ title: 'Publicado' })
  await act('replace', { document: { _id, _type: 'plan', title: 'De maio' } })
  expect(await version()).toMatchObject({ title: 'De maio' })
  await act('unpublish', { versionId: _id })
  expect(await version()).toMatchObject({ _system: { delete: true } })
})

test('replaceDraft replaces the draft', async () => {
  const { client } = await testLake()
  await client.create({ ...draft, old: true })
  const attributes = { ...draft, title: 'Novo' }
  const actionType = 'sanity.action.document.replaceDraft'
  await client.action({ actionType, publishedId: 'plano', attributes })
  expect(await client.getDocument('drafts.plano')).not.toHaveProperty('old')
})

test('a dry run writes nothing', async () => {
  const { client } = await testLake()
  await client.create(draft)
  await client.action(publish, { dryRun: true })
  expect(await client.fetch('*[]._id')).toEqual(['drafts.plano'])
})

test('an unknown action is refused with 400', async () => {
  const { client } = await testLake()
  const request = client.request({
    method: 'POST',
    url: '/data/actions/production',
    body: { actions: [{ actionType: 'sanity.action.nada' }] },
  })
  await expect(request).rejects.toMatchObject({ statusCode: 400, details: { type: 'actionError' } })
})
