import type { ReviewDocument } from '@elos/content/review/type'
import { testLake } from '@elos/lake/testing/lake'
import { publishDraft } from '@elos/studio/drafts/publishDraft'
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

test('drafts are published together: with a page, with a redirect, and after what they refer to', async () => {
  const client = await lakeWithDrafts()
  for (const row of inPublishingOrder(await readRows(client))) {
    const page = row.needsPage ? await pageFor(client, row.id, row.draft) : undefined
    await publishDraft(client, row, page)
  }
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
  await expect(publishDraft(client, ana, undefined)).rejects.toThrow()
  expect(await client.getDocument('author-ana')).toBeUndefined()
})
