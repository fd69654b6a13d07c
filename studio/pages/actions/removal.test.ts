import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { createClient, type SanityDocument } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import {
  destinationOf,
  planOf,
  type RemovalMode,
  type RemovalPlan,
  removeLinks,
} from './removal.ts'

const stored = (fields: {
  _id: string
  _type: string
  [field: string]: unknown
}): SanityDocument => ({
  _rev: 'r',
  _createdAt: '',
  _updatedAt: '',
  ...fields,
})
const to = (_ref: string) => ({ _type: 'reference', _key: _ref, _ref })

const live = stored({
  _id: 'article-a',
  _type: 'article',
  route: { path: '/blog/a', trail: [{ label: 'Blog', page: to('blogPage') }] },
})
const recommends = stored({
  _id: 'article-b',
  _type: 'article',
  route: { relatedRoutes: [to('article-a')] },
})
const redirect = stored({ _id: 'redirect-old', _type: 'redirect', target: to('article-a') })
const menu = stored({
  _id: 'siteSettings',
  _type: 'siteSettings',
  brandName: 'Elos',
  homeMenu: [{ _key: 'm', page: to('article-a') }],
})

const DESTINATIONS = [
  { _id: 'blogPage', path: '/blog' },
  { _id: 'homePage', path: '/' },
]

const plan: RemovalPlan = {
  live,
  stale: [],
  destinations: DESTINATIONS,
  ...planOf([recommends, redirect], 'article-a'),
}

describe('what links to a page that is removed', () => {
  test('must drop its link first, if visitors would miss it: the field is named', () => {
    expect(planOf([menu, recommends], 'article-a').blockers).toEqual([
      {
        documentId: 'siteSettings',
        documentType: 'siteSettings',
        title: 'Elos',
        path: 'homeMenu[_key=="m"].page',
        isDraft: false,
      },
    ])
  })

  test('is no former version of a legal text, which nobody can change: its words stay without the link', () => {
    const former = [
      { _key: '2-0', body: [{ _key: 'a', page: { ...to('article-a'), _weak: true } }] },
    ]
    const legal = stored({ _id: 'legalPage-a', _type: 'legalPage', former })
    expect(planOf([legal], 'article-a').blockers).toEqual([])
  })

  test('loses a recommendation by itself, and a redirect gets another target', () => {
    expect(plan).toMatchObject({
      blockers: [],
      recommending: [{ _id: 'article-b' }],
      redirects: [{ _id: 'redirect-old' }],
    })
  })

  test('is a blocker when it does more than recommend', () => {
    const trail = [{ _key: 't', page: to('article-a') }]
    const both = { ...recommends, route: { ...recommends.route, trail } }
    expect(planOf([both], 'article-a').blockers).toMatchObject([
      { path: 'route.trail[_key=="t"].page' },
    ])
  })
})

describe('the visitors of a page that is removed', () => {
  test('go to the page above it', () => {
    expect(destinationOf(plan)).toBe('blogPage')
  })

  test('go home if there is none above', () => {
    const alone = { ...plan, live: { ...live, route: { path: '/blog/a' } } }
    expect(destinationOf(alone)).toBe('homePage')
  })
})

const mutationsOf = (mode: RemovalMode, destination: string, removed = plan) =>
  removeLinks(
    createClient({
      projectId: 'elos',
      dataset: 'd',
      apiVersion: API_VERSION,
      useCdn: false,
    }).transaction(),
    { id: 'article-a', mode, plan: removed, destination, redirectId: 'redirect-new' },
  ).toJSON()

describe('removing a page', () => {
  test('for good, without a destination, leaves nothing', () => {
    expect(mutationsOf('delete', '').slice(1)).toEqual([{ delete: { id: 'redirect-old' } }])
  })

  test('that was never published only takes it out of what recommends it', () => {
    const draft = { ...plan, live: undefined, redirects: [] }
    expect(mutationsOf('delete', 'blogPage', draft)).toHaveLength(1)
  })
})
