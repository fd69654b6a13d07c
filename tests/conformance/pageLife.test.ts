import type { StoredDocument } from '@elos/content/fixtures/documents'
import { testLake } from '@elos/lake/testing/lake'
import { includeCarrier } from '@elos/studio/carriers/includeCarrier'
import { proposePage, textsOf } from '@elos/studio/pages/proposal'
import { makePreview, publishPage } from '@elos/studio/pages/publishPage'
import {
  destinationOf,
  type RemovalMode,
  readRemoval,
  removeDocument,
} from '@elos/studio/pages/removal'
import { readSurroundings } from '@elos/studio/pages/surroundings'
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'

const ID = 'article-a'
const to = (_ref: string) => ({ _type: 'reference', _ref })
const ARTICLE = {
  _type: 'article',
  title: 'Carência',
  slug: { _type: 'slug', current: 'carencia' },
  description: 'O que é a carência de um plano de saúde, quanto ela dura e como se evita.',
}
const SITE: StoredDocument[] = [
  { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Elos Saúde' },
  { _id: 'blogPage', _type: 'blogPage' },
  { _id: 'route-blog', _type: 'route', path: '/blog', name: 'Blog', subject: to('blogPage') },
  { _id: 'article-b', _type: 'article', number: 1 },
  {
    _id: 'route-b',
    _type: 'route',
    path: '/blog/b',
    name: 'B',
    category: 'blog',
    subject: to('article-b'),
    trail: [{ _type: 'link', _key: 't', label: 'Blog', route: to('route-blog') }],
  },
]

/** A Lake with a blog, and the draft of an article. */
async function lakeWithDraft() {
  const { client } = await testLake()
  const all: StoredDocument[] = [...SITE, { ...ARTICLE, _id: `drafts.${ID}` }]
  await all.reduce((transaction, one) => transaction.create(one), client.transaction()).commit()
  return client
}

async function publicationOf(client: SanityClient) {
  const surroundings = await readSurroundings(client, ID, ARTICLE)
  const proposal = proposePage(ARTICLE, surroundings)
  if (!proposal) throw new Error('An article has a page')
  return { documentId: ID, surroundings, proposal, texts: textsOf(undefined, proposal) }
}

/** Publishes the article and then its page, as the action does. */
async function publish(client: SanityClient) {
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${ID}`,
    publishedId: ID,
  })
  await publishPage(client, await publicationOf(client), undefined)
}

async function remove(client: SanityClient, mode: RemovalMode) {
  const plan = await readRemoval(client, ID)
  expect(plan.blockers).toEqual([])
  const destination = destinationOf(plan)
  const removal = { id: ID, type: 'article', mode, plan, destination, redirectId: 'redirect-a' }
  await removeDocument(client, removal, { published: true, draft: false })
}

/** The ids of the pages of the article, drafts included. */
const pagesOf = (client: SanityClient) =>
  client.fetch<string[]>('*[_type == "route" && subject._ref == $id]._id', { id: ID })

const pageAt = (client: SanityClient, path: string) =>
  client.fetch('*[_type == "route" && path == $path][0]{"shows": subject->_id}', { path })

test('a draft is previewed on a page that only staff see, and publishing gives it a real one', async () => {
  const client = await lakeWithDraft()
  expect(await makePreview(client, 'article', await publicationOf(client))).toBe('/blog/carencia')
  expect(await pagesOf(client)).toEqual(['drafts.preview-article-a'])
  const drafts = client.withConfig({ perspective: 'drafts' })
  expect(await pageAt(drafts, '/blog/carencia')).toEqual({ shows: ID })

  await publish(client)
  expect(await pagesOf(client)).toEqual(['route-article-a'])
  expect(await client.getDocument('route-article-a')).toMatchObject({
    path: '/blog/carencia',
    title: 'Carência | Elos Saúde',
    subject: { _type: 'reference', _ref: ID },
    trail: [{ label: 'Blog' }],
  })
})

test('an article taken off the site leaves drafts and a redirect, and comes back with its page', async () => {
  const client = await lakeWithDraft()
  await publish(client)
  await client
    .patch('route-b')
    .set({ relatedRoutes: [{ ...to('route-article-a'), _key: 'r' }] })
    .commit()

  await remove(client, 'unpublish')
  expect(await client.getDocument(ID)).toBeUndefined()
  expect(await client.getDocument(`drafts.${ID}`)).toMatchObject({ title: 'Carência' })
  expect(await pagesOf(client)).toEqual(['drafts.route-article-a'])
  expect(await client.getDocument('route-b')).toMatchObject({ relatedRoutes: [] })
  expect(await client.getDocument('redirect-a')).toMatchObject({
    source: '/blog/carencia',
    target: { _ref: 'route-blog' },
    permanent: false,
  })

  await publish(client)
  expect(await pagesOf(client)).toEqual(['route-article-a'])
  const page = await client.getDocument('route-article-a')
  expect(page?.subject).toEqual({ _type: 'reference', _ref: ID })
})

test('a deleted article goes with its page, its drafts and its preview', async () => {
  const client = await lakeWithDraft()
  await publish(client)
  await remove(client, 'delete')
  expect(await pagesOf(client)).toEqual([])
  expect(await client.getDocuments([ID, `drafts.${ID}`])).toEqual([null, null])
  expect(await client.getDocument('redirect-a')).toMatchObject({ permanent: true })
})

test('a page whose path changes leaves a redirect at the old one', async () => {
  const client = await lakeWithDraft()
  await publish(client)
  const publication = await publicationOf(client)
  const texts = { ...publication.texts, path: '/blog/carencias' }
  await publishPage(client, { ...publication, texts }, 'redirect-moved')
  expect(await pagesOf(client)).toEqual(['route-article-a'])
  expect(await pageAt(client, '/blog/carencias')).toEqual({ shows: ID })
  expect(await client.getDocument('redirect-moved')).toMatchObject({ source: '/blog/carencia' })
})

test('a carrier is added to a list at once, unless others are at work on it', async () => {
  const { client } = await testLake()
  const carriers = { items: [{ ...to('carrier-a'), _key: 'a' }] }
  for (const _id of ['carrier-a', 'carrier-b']) await client.create({ _id, _type: 'carrier' })
  for (const _id of ['homePage', 'partnerPage', 'drafts.partnerPage'])
    await client.create({ _id, _type: _id.replace('drafts.', ''), carriers })
  const listOf = (id: string) =>
    client.fetch<string[]>('*[_id == $id][0].carriers.items[]._ref', { id })

  expect(await includeCarrier(client, 'homePage', 'carrier-b')).toBe(true)
  expect(await listOf('homePage')).toEqual(['carrier-a', 'carrier-b'])
  expect(await includeCarrier(client, 'partnerPage', 'carrier-b')).toBe(false)
  expect(await listOf('partnerPage')).toEqual(['carrier-a'])
  expect(await listOf('drafts.partnerPage')).toEqual(['carrier-a', 'carrier-b'])
})
