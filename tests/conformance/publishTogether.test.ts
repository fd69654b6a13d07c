import type { StoredDocument } from '@elos/content/parts/stored/document'
import { testLake } from '@elos/lake/testing/lake'
import { publishDrafts, refusalOf } from '@elos/studio/pages/drafts/publishDrafts'
import { draftRows, inPublishingOrder } from '@elos/studio/pages/drafts/rows'
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'

const to = (_ref: string) => ({ _type: 'reference', _ref })
const later = (_ref: string, type: string) => ({
  ...to(_ref),
  _weak: true,
  _strengthenOnPublish: { type },
})

const DOCUMENTS: StoredDocument[] = [
  { _id: 'article-a', _type: 'article', title: 'A', route: { path: '/a' } },
  { _id: 'drafts.article-a', _type: 'article', title: 'A', route: { path: '/b' } },
  {
    _id: 'drafts.article-n',
    _type: 'article',
    title: 'Novo',
    route: { path: '/novo' },
    author: later('author-ana', 'author'),
  },
  { _id: 'drafts.author-ana', _type: 'author', name: 'Ana' },
]

async function readRows(client: SanityClient) {
  const all = await client.fetch<StoredDocument[]>('*[]')
  return draftRows(new Map(all.map((each) => [each._id, each])))
}

async function lakeWithDrafts() {
  const { client } = await testLake()
  await DOCUMENTS.reduce((all, each) => all.create(each), client.transaction()).commit()
  return client
}

async function publishAll(client: SanityClient) {
  for (const group of inPublishingOrder(await readRows(client))) await publishDrafts(client, group)
}

test('a circle of new pages, each of which names the next, is published', async () => {
  const { client } = await testLake()
  const ids = ['plan-0', 'plan-1', 'plan-2']
  const after = (index: number) => (index + 1) % ids.length
  const transaction = client.transaction()
  for (const [index, _id] of ids.entries()) {
    const next = ids[after(index)] ?? ''
    transaction.create({
      _id: `drafts.${_id}`,
      _type: 'plan',
      route: { path: `/p-${index}`, relatedRoutes: [{ _key: 'a', ...later(next, 'plan') }] },
    })
  }
  // The documents that the circle needs come before it, and those that need the circle after it.
  transaction.create({ _id: 'drafts.author-ana', _type: 'author', name: 'Ana' })
  transaction.patch('drafts.plan-0', { set: { author: later('author-ana', 'author') } })
  transaction.create({
    _id: 'drafts.redirect-a',
    _type: 'redirect',
    target: later('plan-1', 'plan'),
  })
  await transaction.commit()
  await publishAll(client)
  expect(await readRows(client)).toEqual([])
  const stored = await client.fetch(
    '*[_type == "plan"] | order(_id asc){...route{path, "next": relatedRoutes[0]{"path": @->route.path, _weak}}}',
  )
  expect(stored).toEqual(
    ids.map((_, index) => ({
      path: `/p-${index}`,
      next: { path: `/p-${after(index)}`, _weak: null },
    })),
  )
})

test('one of a circle alone is refused, and the server says why', async () => {
  const { client } = await testLake()
  const page = (_id: string, other: string) => ({
    _id: `drafts.${_id}`,
    _type: 'plan',
    route: { relatedRoutes: [{ _key: 'a', ...later(other, 'plan') }] },
  })
  await client.create(page('plan-a', 'plan-b'))
  await client.create(page('plan-b', 'plan-a'))
  const [row] = await readRows(client)
  if (!row) throw new Error('Expected a draft')
  const refused = await publishDrafts(client, [row]).catch(refusalOf)
  expect(refused).toMatch(/^(O servidor respondeu: .*plan-|Alguém mudou)/)
})

test('drafts are published together: a new page, a moved one with its redirect, and after what they refer to', async () => {
  const client = await lakeWithDrafts()
  await publishAll(client)
  const published = `*[!(_id in path("drafts.**"))] | order(_type asc, _id asc)`
  const stored = await client.fetch(
    `${published}{_type, title, name, "path": route.path, source, "by": author._weak}`,
  )
  expect(stored).toMatchObject([
    { _type: 'article', title: 'A', path: '/b' },
    { _type: 'article', title: 'Novo', path: '/novo', by: null },
    { _type: 'author', name: 'Ana' },
    { _type: 'redirect', source: '/a' },
  ])
  expect(await readRows(client)).toEqual([])
})

test('a draft that somebody edited meanwhile is not published', async () => {
  const client = await lakeWithDrafts()
  const rows = await readRows(client)
  const ana = rows.find(({ id }) => id === 'author-ana')
  if (!ana) throw new Error('Expected a draft')
  await client.patch('drafts.author-ana', { set: { name: 'Ana Souza' } }).commit()
  await expect(publishDrafts(client, [ana])).rejects.toThrow()
  expect(await client.getDocument('author-ana')).toBeUndefined()
})
