import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { createClient, type SanityDocument } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import {
  destinationOf,
  planOf,
  type RemovalMode,
  type RemovalPlan,
  removePages,
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

const page = stored({
  _id: 'route-a',
  _type: 'route',
  path: '/blog/a',
  subject: to('article-a'),
  trail: [{ label: 'Blog', route: to('route-blog') }],
})
const recommends = stored({ _id: 'route-b', _type: 'route', relatedRoutes: [to('route-a')] })
const redirect = stored({ _id: 'redirect-old', _type: 'redirect', target: to('route-a') })
const menu = stored({
  _id: 'siteSettings',
  _type: 'siteSettings',
  brandName: 'Elos',
  homeMenu: [{ _key: 'm', route: to('route-a') }],
})

const IDS = ['article-a', 'route-a']
const DESTINATIONS = [
  { _id: 'route-blog', path: '/blog' },
  { _id: 'route-home', path: '/' },
]

const plan: RemovalPlan = {
  pages: [page],
  hasPreview: false,
  destinations: DESTINATIONS,
  ...planOf([recommends, redirect], IDS),
}

describe('what links to a page that is removed', () => {
  test('must drop its link first, if visitors would miss it: the field is named', () => {
    expect(planOf([menu, recommends], IDS).blockers).toEqual([
      {
        documentId: 'siteSettings',
        documentType: 'siteSettings',
        title: 'Elos',
        path: 'homeMenu[_key=="m"].route',
        isDraft: false,
      },
    ])
  })

  test('loses a recommendation by itself, and a redirect gets another target', () => {
    expect(plan).toMatchObject({
      blockers: [],
      recommending: [{ _id: 'route-b' }],
      redirects: [{ _id: 'redirect-old' }],
    })
  })

  test('is a blocker when it does more than recommend', () => {
    const both = { ...recommends, trail: [{ _key: 't', route: to('route-a') }] }
    expect(planOf([both], IDS).blockers).toMatchObject([{ path: 'trail[_key=="t"].route' }])
  })
})

describe('the visitors of a page that is removed', () => {
  test('go to the page above it', () => {
    expect(destinationOf(plan)).toBe('route-blog')
  })

  test('go home if there is none above', () => {
    const alone = { ...plan, pages: [{ ...page, trail: undefined }] }
    expect(destinationOf(alone)).toBe('route-home')
  })
})

const mutationsOf = (mode: RemovalMode, destination: string, removed = plan) =>
  removePages(
    createClient({
      projectId: 'elos',
      dataset: 'd',
      apiVersion: API_VERSION,
      useCdn: false,
    }).transaction(),
    {
      id: 'article-a',
      type: 'article',
      mode,
      plan: removed,
      destination,
      redirectId: 'redirect-new',
    },
  ).toJSON()

describe('removing a page', () => {
  test('that may come back leaves its draft and a temporary redirect', () => {
    expect(mutationsOf('unpublish', 'route-blog')).toMatchObject([
      { patch: { id: 'route-b', unset: ['relatedRoutes[_ref=="route-a"]'] } },
      { patch: { id: 'redirect-old', set: { 'target._ref': 'route-blog' } } },
      {
        createOrReplace: {
          _id: 'redirect-new',
          source: '/blog/a',
          target: { _ref: 'route-blog' },
          permanent: false,
        },
      },
      { createIfNotExists: { _id: 'drafts.route-a', path: '/blog/a' } },
      { patch: { id: 'drafts.route-a', set: { subject: { _ref: 'article-a', _weak: true } } } },
      { delete: { id: 'route-a' } },
    ])
  })

  test('for good, without a destination, leaves nothing', () => {
    expect(mutationsOf('delete', '').slice(1)).toEqual([
      { delete: { id: 'redirect-old' } },
      { delete: { id: 'route-a' } },
    ])
  })

  test('that only exists for a preview deletes that draft', () => {
    const preview = { ...plan, pages: [], recommending: [], redirects: [], hasPreview: true }
    expect(mutationsOf('delete', '', preview)).toEqual([
      { delete: { id: 'drafts.preview-article-a' } },
    ])
  })
})
