import type { SanityDocument } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../types/testing/client.ts'
import { queried } from '../../types/testing/groq.ts'
import { refusalText } from './refusal.ts'
import {
  destinationOf,
  planOf,
  type RemovalPlan,
  readRemoval,
  removeLinks,
  type Subject,
} from './removal.ts'
import { oncePerDocument } from './uses.ts'

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

const DESTINATIONS = [
  { _id: 'blogPage', path: '/blog' },
  { _id: 'homePage', path: '/' },
]

const subject: Subject = { id: 'article-a', type: 'article', mode: 'unpublish' }

const planFor = (documents: readonly SanityDocument[], changes: Partial<Subject> = {}) => {
  const about = { ...subject, ...changes }
  const plan: RemovalPlan = {
    subject: about,
    live,
    stale: [],
    lostBefore: [],
    destinations: DESTINATIONS,
    ...planOf(documents, about),
  }
  return plan
}

describe('a reference to a document that is removed', () => {
  const text = stored({
    _id: 'article-c',
    _type: 'article',
    body: [{ _key: 'b', markDefs: [{ _key: 'm', _type: 'routeLink', page: to('article-a') }] }],
  })
  const stating = stored({
    _id: 'plan-a',
    _type: 'plan',
    highlights: [{ _key: 'h', claim: to('claim-a') }],
  })
  const button = stored({
    _id: 'homePage',
    _type: 'homePage',
    services: { portability: { link: { page: to('article-a') } } },
  })

  test('is no former version of a legal text, which nobody can change: its words stay without the link', () => {
    const former = [
      { _key: '2-0', body: [{ _key: 'a', page: { ...to('article-a'), _weak: true } }] },
    ]
    const legal = stored({ _id: 'legalPage-a', _type: 'legalPage', former })
    expect(planFor([legal], { mode: 'delete' })).toMatchObject({ blockers: [], uses: [] })
  })

  test.each<[string, SanityDocument, Partial<Subject>]>([
    ['a button needs it', button, {}],
    ['a text links to what is deleted', text, { mode: 'delete' }],
    ['a figure is stated', stating, { id: 'claim-a', type: 'claim' }],
  ])('must be dropped first where %s', (_, document, changes) => {
    expect(planFor([document], changes).blockers).toHaveLength(1)
  })

  test('leaves the section that has it, and its step, with all else that they say', () => {
    const page = stored({
      _id: 'freePage-a',
      _type: 'freePage',
      sections: [
        { _key: 's', _type: 'sellers', plan: to('article-a'), carriers: [to('carrier-a')] },
        { _key: 't', _type: 'steps', items: [{ _key: 'i', text: 'Peça.', page: to('article-a') }] },
      ],
    })
    const paths = ['sections[_key=="s"].plan', 'sections[_key=="t"].items[_key=="i"].page']
    expect(mutationsOf(planFor([page], { mode: 'delete' }), '')).toEqual(
      paths.map((path) => ({ patch: { id: page._id, unset: [path] } })),
    )
    const weak = { _weak: true, _strengthenOnPublish: { type: 'article' } }
    expect(mutationsOf(planFor([page]), '')).toEqual(
      paths.map((path) => ({
        patch: {
          id: page._id,
          set: Object.fromEntries(
            Object.entries(weak).map(([name, value]) => [`${path}.${name}`, value]),
          ),
        },
      })),
    )
  })

  test('is named once for a document and its draft', () => {
    const versions = ['drafts.homePage', 'homePage'].map((_id) => ({ ...button, _id }))
    expect(oncePerDocument(planFor(versions).blockers)).toMatchObject([
      { document: { _id: 'homePage' } },
    ])
  })
})

describe('the removal of a page', () => {
  const policy = { ...live, _id: 'legalPage-a', route: { path: '/politica-privacidade' } }
  const terms = { ...policy, _id: 'legalPage-b', route: { path: '/termos-uso' } }
  const footer = stored({
    _id: 'siteSettings',
    _type: 'siteSettings',
    footerColumns: [{ _key: 'c', links: [{ _key: 'l', page: to('legalPage-b') }] }],
  })

  test.each<[string, SanityDocument, string, SanityDocument[], string | undefined]>([
    ['to which the forms lead', policy, 'legalPage', [], 'use “Nova versão”'],
    ['to which every page leads', terms, 'legalPage', [footer], 'o link em Configurações'],
    ['with a legal text to which no page leads', terms, 'legalPage', [], undefined],
    ['that is not legal, whatever the footer has', terms, 'carrier', [footer], undefined],
  ])('%s is refused, or not, with what to do instead', (_, document, type, referrers, text) => {
    for (const mode of ['unpublish', 'delete'] as const) {
      const plan = planFor(referrers, { id: document._id, type, mode })
      const refused = refusalText({ ...plan, live: document })
      if (text === undefined) expect(refused).toBeUndefined()
      else expect(refused).toContain(text)
    }
  })
})

test('the visitors of a page are told that it is gone if only the home page is above it', () => {
  const route = { path: '/a', trail: [{ label: 'Acima', page: to('homePage') }] }
  expect(destinationOf({ ...planFor([]), live: { ...live, route } })).toBe('')
})

const mutationsOf = (plan: RemovalPlan, destination: string) => {
  const transaction = clientOf(() => null).transaction()
  return removeLinks(transaction, { plan, destination, redirectId: 'redirect-new' }).toJSON()
}

describe('removing a page', () => {
  test('for good, without a destination, leaves nothing', () => {
    const plan = planFor([recommends, redirect], { mode: 'delete' })
    expect(mutationsOf(plan, '').slice(1)).toEqual([{ delete: { id: 'redirect-old' } }])
  })

  test('that was never published only takes it out of what recommends it', () => {
    const draft = { ...planFor([recommends]), live: undefined }
    expect(mutationsOf(draft, 'blogPage')).toHaveLength(1)
  })
})

test('visitors may be led only to pages that are on the site now', async () => {
  const pages = [
    ['blogPage', '/blog', {}],
    ['article-later', '/blog/depois', { publishAt: '2999-01-01T00:00:00Z' }],
    ['freePage-over', '/antes', { unpublishOn: '2020-01-01' }],
  ] as const
  const documents = pages.map(([_id, path, fields]) =>
    stored({ _id, _type: 'article', route: { path }, ...fields }),
  )
  const client = clientOf((query, sent) => {
    const params = [...sent].filter(([name]) => name.startsWith('$'))
    const values = params.map(([name, value]) => [name.slice(1), JSON.parse(value)])
    return queried(query, Object.fromEntries(values), [live, ...documents])
  })
  const { destinations } = await readRemoval(client, subject)
  expect(destinations.map(({ path }) => path)).toEqual(['/blog'])
})
