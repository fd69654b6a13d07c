import { CONSENT_TYPE, consentId } from '@elos/content/review/consents'
import { placesOf, placing } from '@elos/studio/base/places/places'
import { absenceId, lostPlacesSchema } from '@elos/studio/pages/absence/absence'
import { putBack } from '@elos/studio/pages/absence/putBack'
import { endRedirects } from '@elos/studio/pages/actions/endRedirects'
import { noteAbsence } from '@elos/studio/pages/actions/noteAbsence'
import {
  destinationOf,
  type RemovalMode,
  readRemoval,
  removeLinks,
  type Subject,
} from '@elos/studio/pages/actions/removal'
import { readPageContext } from '@elos/studio/pages/pageContext'
import { missingFields, proposePage } from '@elos/studio/pages/proposal'
import type { SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { lakeWith, publish, reference as to } from './lakeWith.ts'

const ID = 'article-a'
const DRAFT = `drafts.${ID}`
const ARTICLE = {
  _type: 'article',
  title: 'Carência',
  slug: { _type: 'slug', current: 'carencia' },
  description: 'O que é a carência de um plano de saúde, quanto ela dura e como se evita.',
}
const trail = [{ _type: 'link', _key: 't', label: 'Blog', page: to('blogPage') }]

/** A Lake with a blog, and the draft of an article that has no page yet. */
function lakeWithDraft() {
  const route = (path: string, name: string) => ({ _type: 'route', path, name, category: 'blog' })
  return lakeWith([
    { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Elos Saúde' },
    { _id: 'blogPage', _type: 'blogPage', route: route('/blog', 'Blog') },
    { _id: 'article-b', _type: 'article', number: 1, route: { ...route('/blog/b', 'B'), trail } },
    { ...ARTICLE, _id: DRAFT },
  ])
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

async function lakeWithArticle() {
  const client = await lakeWithDraft()
  await fillPage(client)
  await publish(client, ID)
  return client
}

/** Removes a document as the dialog does: what leads to it first, then the document. */
async function removeSubject(client: SanityClient, subject: Subject, redirectId = 'redirect-a') {
  const plan = await readRemoval(client, subject)
  expect(plan.blockers).toEqual([])
  const links = { plan, destination: destinationOf(plan), redirectId }
  await noteAbsence(removeLinks(client.transaction(), links), plan).commit()
  const publishedId = subject.id
  await client.action(
    subject.mode === 'delete'
      ? { actionType: 'sanity.action.document.delete', publishedId, includeDrafts: [] }
      : {
          actionType: 'sanity.action.document.unpublish',
          publishedId,
          draftId: `drafts.${publishedId}`,
        },
  )
}

const remove = (client: SanityClient, mode: RemovalMode, redirectId?: string) =>
  removeSubject(client, { id: ID, type: 'article', mode }, redirectId)

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

  await publish(client, ID)
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

  await publish(client, ID)
  expect(await pageAt(client, '/blog/carencia')).toBe(ID)

  await remove(client, 'unpublish', 'redirect-b')
  const redirects = () => client.fetch('*[_type == "redirect"]._id')
  expect(await redirects()).toEqual(['redirect-b'])

  const later = { publishAt: '2999-12-31T12:00:00Z' }
  await client.patch(DRAFT).set(later).commit()
  await publish(client, ID)
  await endRedirects(client, [ID])
  expect(await redirects(), 'the page is not back yet').toEqual(['redirect-b'])
  await client.patch(ID).unset(['publishAt']).commit()
  await endRedirects(client, [ID])
  expect(await redirects()).toEqual([])
})

test('an article that is deleted leaves a permanent redirect, and others to it lead to where its visitors go', async () => {
  const client = await lakeWithArticle()
  await client.create({ _id: 'old', _type: 'redirect', source: '/velho', target: to(ID) })
  await remove(client, 'delete')
  expect(await client.getDocuments([ID, DRAFT])).toEqual([null, null])
  expect(await client.getDocument('redirect-a')).toMatchObject({ permanent: true })
  expect(await client.getDocument('old')).toMatchObject({ target: to('blogPage') })
})

/** A carrier and its price that refer to each other, and all that shows or names the carrier, with a draft of it. */
function lakeWithCarrier() {
  const home = {
    _type: 'homePage',
    carriers: { items: ['a', 'b'].map((key) => ({ ...to(`carrier-${key}`), _key: key })) },
  }
  const link = { _key: 'm', _type: 'routeLink', page: to('carrier-a') }
  return lakeWith([
    { _id: 'carrier-a', _type: 'carrier', route: { path: '/a' }, price: to('claim-a') },
    { _id: 'carrier-b', _type: 'carrier' },
    { _id: 'claim-a', _type: 'claim', subject: to('carrier-a') },
    { ...home, _id: 'homePage' },
    { ...home, _id: 'drafts.homePage', title: 'Em andamento' },
    { _id: 'plan-a', _type: 'plan', offers: [{ _key: 'o', name: 'A', carrier: to('carrier-a') }] },
    { _id: 'article-a', _type: 'article', body: [{ _key: 'b', markDefs: [link] }] },
  ])
}

const WHERE = `{
  "home": *[_id == "homePage"][0].carriers.items[]._ref,
  "draft": *[_id == "drafts.homePage"][0].carriers.items[]._ref,
  "offers": *[_id == "plan-a"][0].offers[].name,
  "about": *[_id == "claim-a"][0].subject->_id,
  "path": *[_id == "article-a"][0].body[0].markDefs[0].page->route.path
}`

test('a carrier is taken off the site with one question, and its price and the links in texts wait for it', async () => {
  const client = await lakeWithCarrier()
  await removeSubject(client, { id: 'carrier-a', type: 'carrier', mode: 'unpublish' })
  const where = { home: ['carrier-b'], draft: ['carrier-b'], offers: [] }
  expect(await client.fetch(WHERE)).toEqual({ ...where, about: null, path: null })

  await publish(client, 'carrier-a')
  expect(await client.fetch(WHERE)).toEqual({ ...where, about: 'carrier-a', path: '/a' })
})

/** Puts a document back where it stood, as its form does. Returns the titles of the documents with no such place. */
async function putBackById(client: SanityClient, id: string) {
  const record = await client.getDocument(absenceId(id))
  return putBack(client, id, lostPlacesSchema.parse(record?.places))
}

describe('a carrier that was taken off the site and is back', () => {
  const subject: Subject = { id: 'carrier-a', type: 'carrier', mode: 'unpublish' }
  const offer = (name: string, carrier: string) => ({ _key: name, name, carrier: to(carrier) })
  const offers = [offer('B', 'carrier-b'), offer('A', 'carrier-a'), offer('A2', 'carrier-a')]
  const listed = (...keys: string[]) => keys.map((key) => ({ ...to(`carrier-${key}`), _key: key }))

  async function carrierTakenOff() {
    const client = await lakeWithCarrier()
    await client.create({ _id: 'carrier-c', _type: 'carrier' })
    await client
      .transaction()
      .patch('homePage', { set: { 'carriers.items': listed('b', 'a', 'c') } })
      .patch('plan-a', { set: { offers } })
      .commit()
    await removeSubject(client, subject)
    return client
  }

  test('is put back at its place everywhere, and only once', async () => {
    const client = await carrierTakenOff()
    await publish(client, 'carrier-a')
    expect(await putBackById(client, 'carrier-a')).toEqual([])
    expect(await client.fetch(WHERE)).toMatchObject({
      home: ['carrier-b', 'carrier-a', 'carrier-c'],
      draft: ['carrier-a', 'carrier-b'],
      offers: ['B', 'A', 'A2'],
    })
    expect(await client.getDocument(absenceId('carrier-a'))).toBeUndefined()
  })

  test('is put back among what was edited meanwhile, and stays where somebody has put it', async () => {
    const client = await carrierTakenOff()
    await publish(client, 'carrier-a')
    const byHand = [...listed('c'), { ...to('carrier-a'), _key: 'carrier-a' }]
    await client
      .transaction()
      .patch('homePage', { set: { 'carriers.items': byHand, title: 'Outro' } })
      .patch('plan-a', { set: { offers: [offer('B', 'carrier-b'), offer('D', 'carrier-c')] } })
      .delete('drafts.homePage')
      .create({ _id: 'drafts.plan-a', _type: 'plan', title: 'Rascunho' })
      .commit()
    await putBackById(client, 'carrier-a')
    expect(await client.getDocument('homePage')).toMatchObject({
      title: 'Outro',
      carriers: { items: byHand },
    })
    expect(await client.fetch(WHERE)).toMatchObject({ offers: ['B', 'A', 'A2', 'D'] })
    expect(await client.getDocument('drafts.plan-a')).toMatchObject({
      title: 'Rascunho',
      offers: [{ name: 'A' }, { name: 'A2' }],
    })
  })

  test('is put back to where it was first if it was taken off again before', async () => {
    const client = await carrierTakenOff()
    await publish(client, 'carrier-a')
    await client
      .patch('plan-a', { set: { offers: [offer('A3', 'carrier-a'), offer('B', 'carrier-b')] } })
      .commit()
    await removeSubject(client, subject)
    await publish(client, 'carrier-a')
    await putBackById(client, 'carrier-a')
    expect(await client.fetch(WHERE)).toMatchObject({
      home: ['carrier-b', 'carrier-a', 'carrier-c'],
      offers: ['A3', 'B'],
    })
  })

  test('says which documents have no place for it any longer', async () => {
    const client = await carrierTakenOff()
    await client.delete('plan-a')
    await publish(client, 'carrier-a')
    expect(await putBackById(client, 'carrier-a')).toEqual(['Sem título'])
  })
})

test('a carrier that no text links to is deleted, although its price and it refer to each other', async () => {
  const client = await lakeWithCarrier()
  await client.delete('article-a')
  await removeSubject(client, { id: 'carrier-a', type: 'carrier', mode: 'delete' })
  expect(await client.getDocument('carrier-a')).toBeUndefined()
  expect(await client.getDocument('claim-a')).not.toHaveProperty('subject')

  await client.create({ _id: 'carrier-a', _type: 'carrier', route: { path: '/a' } })
  await putBackById(client, 'carrier-a')
  expect(await client.fetch(WHERE)).toMatchObject({
    home: ['carrier-a', 'carrier-b'],
    offers: ['A'],
    about: 'carrier-a',
  })
})

test('a testimonial is deleted after the record of its consent, and the record once no page shows it', async () => {
  const [id, record] = ['testimonial-a', consentId('testimonial-a')]
  const testimonials = { items: [{ ...to(id), _key: 'a' }] }
  const client = await lakeWith([
    { _id: id, _type: 'testimonial' },
    { _id: record, _type: CONSENT_TYPE },
    { _id: 'homePage', _type: 'homePage', testimonials },
  ])
  const blockersOf = async (subject: Subject) =>
    (await readRemoval(client, subject)).blockers.map(({ document }) => document._id)
  const testimonial = { id, type: 'testimonial' }
  expect(await blockersOf({ ...testimonial, mode: 'unpublish' })).toEqual([])
  expect(await blockersOf({ ...testimonial, mode: 'delete' })).toEqual([record])
  expect(await blockersOf({ id: record, type: CONSENT_TYPE, mode: 'delete' })).toEqual(['homePage'])

  await client.patch(record, { set: { withdrawnAt: '2026-01-12' } }).commit()
  expect(await blockersOf({ ...testimonial, mode: 'delete' })).toEqual([])
})

const POSITIONED = ['carrier-c', 'carrier-b']

test('a document is put on a page at its place and taken off it at once, in a draft that waits too', async () => {
  const client = await lakeWithCarrier()
  await client.create({ _id: 'carrier-c', _type: 'carrier' })
  const [place] = placesOf('carrier')
  if (!place) throw new Error('Carriers are on the home page')
  const put = async (shown: boolean) => {
    for (const page of await client.getDocuments(['homePage', 'drafts.homePage'])) {
      const change = placing(page, place, 'carrier-c', { shown, positioned: POSITIONED })
      if (page && change) await client.patch(page._id, change).commit()
    }
    return client.fetch(WHERE)
  }
  const without = ['carrier-a', 'carrier-b']
  const listed = ['carrier-a', 'carrier-c', 'carrier-b']
  expect(await put(true)).toMatchObject({ home: listed, draft: listed })
  expect(await put(true)).toMatchObject({ home: listed, draft: listed })
  expect(await put(false)).toMatchObject({ home: without, draft: without })
})
