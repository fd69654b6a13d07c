import type { StoredDocument } from '@elos/content/parts/stored/document'
import { publishDrafts, refusalOf } from '@elos/studio/pages/drafts/publishDrafts'
import { draftRows, inPublishingOrder } from '@elos/studio/pages/drafts/rows'
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { lakeWith, reference } from './lakeWith.ts'

const later = (_ref: string, type: string) => ({
  ...reference(_ref),
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

async function publishAll(client: SanityClient) {
  for (const group of inPublishingOrder(await readRows(client))) await publishDrafts(client, group)
}

test('a circle of new pages, each of which names the next, is published', async () => {
  const ids = ['plan-0', 'plan-1', 'plan-2']
  const after = (index: number) => (index + 1) % ids.length
  const circle = ids.map((id, index) => {
    const next = { _key: 'a', ...later(ids[after(index)] ?? '', 'plan') }
    const route = { path: `/p-${index}`, relatedRoutes: [next] }
    return { _id: `drafts.${id}`, _type: 'plan', route, author: later('author-ana', 'author') }
  })
  const client = await lakeWith([
    ...circle,
    // The documents that the circle needs come before it, and those that need the circle after it.
    { _id: 'drafts.author-ana', _type: 'author', name: 'Ana' },
    { _id: 'drafts.redirect-a', _type: 'redirect', target: later('plan-1', 'plan') },
  ])
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
  const page = (_id: string, other: string) => ({
    _id: `drafts.${_id}`,
    _type: 'plan',
    route: { relatedRoutes: [{ _key: 'a', ...later(other, 'plan') }] },
  })
  const client = await lakeWith([page('plan-a', 'plan-b'), page('plan-b', 'plan-a')])
  const [row] = await readRows(client)
  if (!row) throw new Error('Expected a draft')
  const refused = await publishDrafts(client, [row]).catch(refusalOf)
  expect(refused).toMatch(/^(O servidor recusou: .*plan-|Alguém mudou)/)
})

test('drafts are published together: a new page, a moved one with its redirect, and after what they refer to', async () => {
  const client = await lakeWith(DOCUMENTS)
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
  const client = await lakeWith(DOCUMENTS)
  const rows = await readRows(client)
  const ana = rows.find(({ id }) => id === 'author-ana')
  if (!ana) throw new Error('Expected a draft')
  await client.patch('drafts.author-ana', { set: { name: 'Ana Souza' } }).commit()
  await expect(publishDrafts(client, [ana])).rejects.toThrow()
  expect(await client.getDocument('author-ana')).toBeUndefined()
})
