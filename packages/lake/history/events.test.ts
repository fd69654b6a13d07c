import { describe, expect, test } from 'vitest'
import { testLake } from '../testing/lake.ts'

type Client = Awaited<ReturnType<typeof testLake>>['client']
type Event = Record<string, unknown>

const ids = { draftId: 'drafts.plano', publishedId: 'plano' }
const act = (client: Client, name: 'publish' | 'unpublish') =>
  client.action({ actionType: `sanity.action.document.${name}`, ...ids })

async function eventsOf(client: Client, id: string, query = '') {
  return client.request<{ events: Record<string, Event[]>; nextCursor: string }>({
    url: `/data/history/production/events/documents/${id}${query}`,
  })
}

async function typesOf(client: Client, id: string) {
  const { events } = await eventsOf(client, id)
  return events[id]?.map(({ type }) => type)
}

test('events are listed newest first, with the revisions of the draft', async () => {
  const { client } = await testLake()
  const created = await client.create({ _id: 'drafts.plano', _type: 'plan' })
  const edited = await client.patch('drafts.plano').set({ n: 1 }).commit()
  const published = await act(client, 'publish')
  const { events, nextCursor } = await eventsOf(client, 'drafts.plano')
  expect(nextCursor).toBe('')
  expect(events).toEqual({
    'drafts.plano': [
      {
        type: 'publishDocumentVersion',
        publishCause: 'document.publish',
        documentId: 'plano',
        revisionId: published.transactionId,
        versionId: 'drafts.plano',
        versionRevisionId: edited._rev,
        author: 'local-administrator',
        timestamp: expect.any(String),
      },
      {
        type: 'createDocumentVersion',
        documentId: 'plano',
        versionId: 'drafts.plano',
        versionRevisionId: created._rev,
        author: 'local-administrator',
        timestamp: created._createdAt,
      },
    ],
  })
})

describe('the events of a draft', () => {
  test('leave out transactions that changed only the published document', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'plano', _type: 'plan' })
    await client.patch('plano').set({ n: 1 }).commit()
    expect(await typesOf(client, 'drafts.plano')).toEqual([])
    expect(await typesOf(client, 'plano')).toEqual(['updateLiveDocument', 'createLiveDocument'])
  })

  test('contain its discarding, with its last revision', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'plano', _type: 'plan' })
    const draft = await client.create({ _id: 'drafts.plano', _type: 'plan' })
    await client.delete('drafts.plano')
    const { events } = await eventsOf(client, 'drafts.plano')
    expect(events['drafts.plano']).toMatchObject([
      { type: 'deleteDocumentVersion', versionRevisionId: draft._rev },
      { type: 'createDocumentVersion' },
    ])
  })

  test('contain the deletion of the document if it was never published', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'drafts.plano', _type: 'plan' })
    await client.delete('drafts.plano')
    expect(await typesOf(client, 'drafts.plano')).toEqual([
      'deleteDocumentGroup',
      'createDocumentVersion',
    ])
  })

  test('contain its creation by unpublishing', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'plano', _type: 'plan' })
    const { transactionId } = await act(client, 'unpublish')
    const { events } = await eventsOf(client, 'drafts.plano')
    expect(events['drafts.plano']).toMatchObject([
      { type: 'createDocumentVersion', versionRevisionId: transactionId },
    ])
  })
})

test('the events of a published document contain publishing, unpublishing and deleting', async () => {
  const { client } = await testLake()
  await client.create({ _id: 'drafts.plano', _type: 'plan' })
  await act(client, 'publish')
  const { transactionId } = await act(client, 'unpublish')
  await act(client, 'publish')
  await client.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'plano',
    includeDrafts: [],
  })
  const { events } = await eventsOf(client, 'plano')
  expect(events.plano).toMatchObject([
    { type: 'deleteDocumentGroup' },
    { type: 'publishDocumentVersion' },
    {
      type: 'unpublishDocument',
      versionId: 'drafts.plano',
      versionRevisionId: transactionId,
    },
    { type: 'publishDocumentVersion' },
  ])
})

test('events are listed in pages', async () => {
  const { client } = await testLake()
  await client.create({ _id: 'plano', _type: 'plan', n: 0 })
  for (let n = 1; n < 5; n += 1) await client.patch('plano').set({ n }).commit()
  const revisions: unknown[] = []
  let cursor = ''
  do {
    const { events, nextCursor } = await eventsOf(client, 'plano', `?limit=2&nextCursor=${cursor}`)
    expect(events.plano?.length).toBeLessThanOrEqual(2)
    revisions.push(...(events.plano ?? []).map(({ revisionId }) => revisionId))
    cursor = nextCursor
  } while (cursor)
  expect(new Set(revisions).size).toBe(5)
})
