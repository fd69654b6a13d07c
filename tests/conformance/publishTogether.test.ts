import type { ReviewDocument } from '@elos/content/review/type'
import { testLake } from '@elos/lake/testing/lake'
import { publishDrafts, refusalOf } from '@elos/studio/drafts/publishDrafts'
import { draftRows, inPublishingOrder } from '@elos/studio/drafts/rows'
import { proposePage, textsOf } from '@elos/studio/pages/proposal'
import { readSurroundings } from '@elos/studio/pages/surroundings'
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'

const to = (_ref: string) => ({ _type: 'reference', _ref })
const later = (_ref: string, type: string) => ({
  ...to(_ref),
  _weak: true,
  _strengthenOnPublish: { type },
})

const DOCUMENTS: ReviewDocument[] = [
  { _id: 'article-a', _type: 'article', title: 'A' },
  { _id: 'route-a', _type: 'route', path: '/a', subject: to('article-a') },
  { _id: 'drafts.route-a', _type: 'route', path: '/b', subject: to('article-a') },
  {
    _id: 'drafts.article-n',
    _type: 'article',
    title: 'Novo',
    slug: { _type: 'slug', current: 'novo' },
    author: later('author-ana', 'author'),
  },
  { _id: 'drafts.author-ana', _type: 'author', name: 'Ana' },
]

async function readRows(client: SanityClient) {
  const all = await client.fetch<ReviewDocument[]>('*[]')
  return draftRows(new Map(all.map((each) => [each._id, each])))
}

async function pageFor(client: SanityClient, documentId: string, draft: ReviewDocument) {
  const surroundings = await readSurroundings(client, documentId, draft)
  const proposal = proposePage(draft, surroundings)
  if (!proposal) throw new Error('An article has a page')
  return { documentId, surroundings, proposal, texts: textsOf(undefined, proposal) }
}

async function lakeWithDrafts() {
  const { client } = await testLake()
  await DOCUMENTS.reduce((all, each) => all.create(each), client.transaction()).commit()
  return client
}

async function publishAll(client: SanityClient) {
  for (const group of inPublishingOrder(await readRows(client))) {
    const publications = group.map(async (row) => ({
      row,
      page: row.needsPage ? await pageFor(client, row.id, row.draft) : undefined,
    }))
    await publishDrafts(client, await Promise.all(publications))
  }
}

test.each([2, 3])(
  'a circle of %d new pages, each of which names the next, is published',
  async (count) => {
    const { client } = await testLake()
    const ids = Array.from({ length: count }, (_, index) => `route-${index}`)
    const transaction = client.transaction()
    for (const [index, _id] of ids.entries()) {
      const next = ids[(index + 1) % count] ?? ''
      transaction.create({ _id: `plan-${index}`, _type: 'plan' })
      transaction.create({
        _id: `drafts.${_id}`,
        _type: 'route',
        path: `/p-${index}`,
        subject: to(`plan-${index}`),
        relatedRoutes: [{ _key: 'a', ...later(next, 'route') }],
      })
    }
    // The documents that the circle needs come before it, and those that need the circle after it.
    transaction.create({ _id: 'drafts.author-ana', _type: 'author', name: 'Ana' })
    transaction.patch('drafts.route-0', { set: { author: later('author-ana', 'author') } })
    transaction.create({
      _id: 'drafts.redirect-a',
      _type: 'redirect',
      target: later('route-1', 'route'),
    })
    await transaction.commit()
    await publishAll(client)
    expect(await readRows(client)).toEqual([])
    const stored = await client.fetch(
      '*[_type == "route"] | order(path asc){path, "next": relatedRoutes[0]{"path": @->path, _weak}}',
    )
    expect(stored).toEqual(
      ids.map((_, index) => ({
        path: `/p-${index}`,
        next: { path: `/p-${(index + 1) % count}`, _weak: null },
      })),
    )
  },
)

test('one of a circle alone is refused, and the server says why', async () => {
  const { client } = await testLake()
  const page = (_id: string, other: string) => ({
    _id: `drafts.${_id}`,
    _type: 'route',
    relatedRoutes: [{ _key: 'a', ...later(other, 'route') }],
  })
  await client.create(page('route-a', 'route-b'))
  await client.create(page('route-b', 'route-a'))
  const [row] = await readRows(client)
  if (!row) throw new Error('Expected a draft')
  const refused = await publishDrafts(client, [{ row, page: undefined }]).catch(refusalOf)
  expect(refused).toMatch(/^(O servidor respondeu: .*route-|Alguém mudou)/)
})

test('drafts are published together: with a page, with a redirect, and after what they refer to', async () => {
  const client = await lakeWithDrafts()
  await publishAll(client)
  const published = `*[!(_id in path("drafts.**"))] | order(_type asc, _id asc)`
  const stored = await client.fetch(
    `${published}{_type, title, name, path, source, "about": subject._ref, "by": author._weak}`,
  )
  expect(stored).toMatchObject([
    { _type: 'article', title: 'A' },
    { _type: 'article', title: 'Novo', by: null },
    { _type: 'author', name: 'Ana' },
    { _type: 'redirect', source: '/a' },
    { _type: 'route', path: '/b' },
    { _type: 'route', path: '/novo', about: 'article-n' },
  ])
  expect(await readRows(client)).toEqual([])
})

test('a draft that somebody edited meanwhile is not published', async () => {
  const client = await lakeWithDrafts()
  const rows = await readRows(client)
  const ana = rows.find(({ id }) => id === 'author-ana')
  if (!ana) throw new Error('Expected a draft')
  await client.patch('drafts.author-ana', { set: { name: 'Ana Souza' } }).commit()
  await expect(publishDrafts(client, [{ row: ana, page: undefined }])).rejects.toThrow()
  expect(await client.getDocument('author-ana')).toBeUndefined()
})
