import { testLake } from '@elos/lake/testing/lake'
import {
  destinationOf,
  type RemovalMode,
  readRemoval,
  removeLinks,
} from '@elos/studio/pages/actions/removal'
import { readPageContext } from '@elos/studio/pages/pageContext'
import { missingFields, proposePage } from '@elos/studio/pages/proposal'
import { includeCarrier } from '@elos/studio/types/carriers/includeCarrier'
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'

const ID = 'article-a'
const DRAFT = `drafts.${ID}`
const to = (_ref: string) => ({ _type: 'reference', _ref })
const ARTICLE = {
  _type: 'article',
  title: 'Carência',
  slug: { _type: 'slug', current: 'carencia' },
  description: 'O que é a carência de um plano de saúde, quanto ela dura e como se evita.',
}
const trail = [{ _type: 'link', _key: 't', label: 'Blog', page: to('blogPage') }]

/** A Lake with a blog, and the draft of an article that has no page yet. */
async function lakeWithDraft() {
  const { client } = await testLake()
  const route = (path: string, name: string) => ({ _type: 'route', path, name, category: 'blog' })
  await client
    .transaction()
    .create({ _id: 'siteSettings', _type: 'siteSettings', brandName: 'Elos Saúde' })
    .create({ _id: 'blogPage', _type: 'blogPage', route: route('/blog', 'Blog') })
    .create({
      _id: 'article-b',
      _type: 'article',
      number: 1,
      route: { ...route('/blog/b', 'B'), trail },
    })
    .create({ ...ARTICLE, _id: DRAFT })
    .commit()
  return client
}

/** Fills in the page that is proposed for the draft, as the form does. */
async function fillPage(client: SanityClient) {
  const proposal = proposePage(ARTICLE, await readPageContext(client, ID, ARTICLE))
  if (!proposal) throw new Error('An article has a page')
  const fields = Object.fromEntries(missingFields(undefined, proposal))
  await client
    .patch(DRAFT)
    .set({ route: { _type: 'route', ...fields } })
    .commit()
}

const publish = (client: SanityClient) =>
  client.action({
    actionType: 'sanity.action.document.publish',
    draftId: DRAFT,
    publishedId: ID,
  })

async function lakeWithArticle() {
  const client = await lakeWithDraft()
  await fillPage(client)
  await publish(client)
  return client
}

/** Removes the article as the dialog does: what leads to it first, then the document. */
async function remove(client: SanityClient, mode: RemovalMode, redirectId = 'redirect-a') {
  const plan = await readRemoval(client, ID)
  expect(plan.blockers).toEqual([])
  const destination = destinationOf(plan)
  const links = { id: ID, mode, plan, destination, redirectId }
  await removeLinks(client.transaction(), links).commit()
  await client.action(
    mode === 'delete'
      ? { actionType: 'sanity.action.document.delete', publishedId: ID, includeDrafts: [] }
      : { actionType: 'sanity.action.document.unpublish', publishedId: ID, draftId: DRAFT },
  )
}

/** The id of the document whose page is at a path; null without one. */
const pageAt = (client: SanityClient, path: string) =>
  client.fetch<string | null>('*[route.path == $path][0]._id', { path })

test('a draft has the page that is proposed for it, which only staff see until both are published', async () => {
  const client = await lakeWithDraft()
  await fillPage(client)
  const path = '/blog/carencia'
  const drafts = client.withConfig({ perspective: 'drafts' })
  const published = client.withConfig({ perspective: 'published' })
  expect(await pageAt(drafts, path)).toBe(ID)
  expect(await pageAt(published, path)).toBeNull()

  await publish(client)
  expect(await pageAt(published, path)).toBe(ID)
  expect(await client.getDocument(ID)).toMatchObject({
    route: { title: 'Carência | Elos Saúde', trail, relatedRoutes: [to('article-b')] },
  })
})

test('an article taken off the site leaves a draft and a redirect, and comes back with its page', async () => {
  const client = await lakeWithArticle()
  await client
    .patch('article-b')
    .set({ 'route.relatedRoutes': [{ ...to(ID), _key: 'r' }] })
    .commit()

  await remove(client, 'unpublish')
  expect(await client.getDocument(ID)).toBeUndefined()
  expect(await client.getDocument(DRAFT)).toMatchObject({ route: { path: '/blog/carencia' } })
  expect(await client.getDocument('article-b')).toMatchObject({ route: { relatedRoutes: [] } })
  expect(await client.getDocument('redirect-a')).toMatchObject({
    source: '/blog/carencia',
    target: to('blogPage'),
    permanent: false,
  })

  await publish(client)
  expect(await pageAt(client, '/blog/carencia')).toBe(ID)

  await remove(client, 'unpublish', 'redirect-b')
  expect(await client.fetch('*[_type == "redirect"]._id')).toEqual(['redirect-b'])
})

test('an article that is deleted leaves a permanent redirect', async () => {
  const client = await lakeWithArticle()
  await remove(client, 'delete')
  expect(await client.getDocuments([ID, DRAFT])).toEqual([null, null])
  expect(await client.getDocument('redirect-a')).toMatchObject({ permanent: true })
})

test('redirects to an article that is removed lead to where its visitors go', async () => {
  const client = await lakeWithArticle()
  await client.create({ _id: 'old', _type: 'redirect', source: '/velho', target: to(ID) })
  await remove(client, 'delete')
  expect(await client.getDocument('old')).toMatchObject({ target: to('blogPage') })
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
