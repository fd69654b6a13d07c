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

test('a draft is created and published, told newest first with the revisions it had', async () => {
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

describe('of a draft', () => {
  test('what happens to the published form alone is left out', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'plano', _type: 'plan' })
    await client.patch('plano').set({ n: 1 }).commit()
    expect(await typesOf(client, 'drafts.plano')).toEqual([])
    expect(await typesOf(client, 'plano')).toEqual(['updateLiveDocument', 'createLiveDocument'])
  })

  test('discarding it is told with its last revision', async () => {
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

  test('discarding the last there is of a document deletes the document', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'drafts.plano', _type: 'plan' })
    await client.delete('drafts.plano')
    expect(await typesOf(client, 'drafts.plano')).toEqual([
      'deleteDocumentGroup',
      'createDocumentVersion',
    ])
  })

  test('one that comes from unpublishing is created by it', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'plano', _type: 'plan' })
    const { transactionId } = await act(client, 'unpublish')
    const { events } = await eventsOf(client, 'drafts.plano')
    expect(events['drafts.plano']).toMatchObject([
      { type: 'createDocumentVersion', versionRevisionId: transactionId },
    ])
  })
})

describe('of a published document', () => {
  test('publishing, unpublishing and deleting', async () => {
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

  test('a version published names its release', async () => {
    const { client } = await testLake()
    await client.create({ _id: 'versions.verao.plano', _type: 'plan' })
    await client
      .transaction()
      .create({ _id: 'plano', _type: 'plan' })
      .delete('versions.verao.plano')
      .commit()
    const { events } = await eventsOf(client, 'plano')
    expect(events.plano).toMatchObject([
      { type: 'publishDocumentVersion', versionId: 'versions.verao.plano', releaseId: 'verao' },
    ])
  })
})

test('events come a page at a time', async () => {
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

test('history is for the administrator', async () => {
  const { visitor } = await testLake()
  await expect(eventsOf(visitor, 'plano')).rejects.toThrow(/logged in/)
})
