import { describe, expect, it } from 'vitest'
import {
  articleWithPage,
  paragraph,
  reference,
  routeTo,
  type StoredDocument,
  siteSettings,
} from '../fixtures/documents.ts'
import { lakeOf } from '../fixtures/lake.ts'
import { tagsOfChange } from '../tags/tags.ts'
import { loadPage } from './loadPage.ts'

const now = new Date('2025-06-15T12:00:00Z')
const home = { _id: 'homePage', _type: 'homePage' }
const carrier = { _id: 'carrier-amil', _type: 'carrier', name: 'Amil' }

function load(path: string, documents: StoredDocument[], at = now) {
  return loadPage(lakeOf(documents), path, at)
}

async function loadedPage(path: string, documents: StoredDocument[], at = now) {
  const loaded = await load(path, documents, at)
  if (loaded.outcome !== 'page') throw new Error(`Expected a page at ${path}: ${loaded.outcome}`)
  return loaded
}

describe('a path of the registry', () => {
  const documents = [
    siteSettings,
    home,
    routeTo('homePage', { path: '/' }),
    carrier,
    routeTo('carrier-amil'),
  ]

  it('is the page of its subject, in two queries', async () => {
    const client = lakeOf(documents)
    const loaded = await loadPage(client, '/carrier-amil', now)
    expect(loaded).toMatchObject({
      outcome: 'page',
      page: {
        kind: 'carrier',
        route: { path: '/carrier-amil', title: 'Título de /carrier-amil' },
        site: { brandName: 'Elos Saúde', homeMenu: [{ label: 'Sobre', href: '/#sobre' }] },
        subject: { name: 'Amil', href: '/carrier-amil' },
      },
    })
    expect(client.queries).toHaveLength(2)
  })

  it('is found with a trailing slash too', async () => {
    expect((await loadedPage('/carrier-amil/', documents)).page.route.path).toBe('/carrier-amil')
  })

  it.each([
    ['homePage', 'home'],
    ['partnerPage', 'partner'],
    ['blogPage', 'blog'],
    ['article', 'article'],
    ['carrier', 'carrier'],
    ['plan', 'plan'],
    ['product', 'product'],
    ['legalPage', 'legal'],
  ])('makes of an empty %s, without settings, a whole %s page', async (_type, kind) => {
    const { page } = await loadedPage('/p', [{ _id: 'x', _type }, routeTo('x', { path: '/p' })])
    expect(page.kind).toBe(kind)
    expect(page.site.headerButton.label).toBe('Solicitar Cotação')
  })
})

describe('a page of malformed documents', () => {
  it.each([
    'homePage',
    'partnerPage',
    'blogPage',
    'article',
    'carrier',
    'plan',
    'product',
    'legalPage',
  ])('still renders for %s', async (_type) => {
    const wrong = [12, 'text', null, { items: 'none' }, [[null]]]
    for (const value of wrong) {
      const fields = [
        'hero',
        'title',
        'body',
        'lead',
        'benefits',
        'information',
        'offers',
        'faq',
        'price',
        'cover',
      ]
      const subject = {
        _id: 'x',
        _type,
        ...Object.fromEntries(fields.map((field) => [field, value])),
      }
      const { page } = await loadedPage('/p', [
        subject,
        routeTo('x', { path: '/p', trail: value, keywords: value }),
      ])
      expect(page.breadcrumb).toHaveLength(2)
    }
  })
})

describe('a path without a page', () => {
  it('is missing, with the settings to say so', async () => {
    const loaded = await load('/nada', [siteSettings])
    expect(loaded).toMatchObject({ outcome: 'missing', site: { brandName: 'Elos Saúde' } })
  })

  it('is missing in an empty Lake', async () => {
    expect(await load('/', [])).toMatchObject({ outcome: 'missing', site: null })
  })

  it('is missing while the subject of its route is not published', async () => {
    expect((await load('/carrier-amil', [siteSettings, routeTo('carrier-amil')])).outcome).toBe(
      'missing',
    )
  })

  it('is missing when its subject is of a type that makes no page', async () => {
    const documents = [{ _id: 'claim-x', _type: 'claim' }, routeTo('claim-x')]
    expect((await load('/claim-x', documents)).outcome).toBe('missing')
  })
})

describe('a redirect', () => {
  const privacy = { _id: 'legalPage-privacidade', _type: 'legalPage', title: 'Privacidade' }
  const target = routeTo(privacy._id, { path: '/politica-privacidade' })
  const redirect = {
    _id: 'redirect-lgpd',
    _type: 'redirect',
    source: '/lgpd',
    target: reference(target._id),
    permanent: true,
  }

  it('leads to the page of its target', async () => {
    expect(await load('/lgpd', [privacy, target, redirect])).toMatchObject({
      outcome: 'redirect',
      location: '/politica-privacidade',
      permanent: true,
    })
  })

  it('leads to a section, for now only, when it says so', async () => {
    const documents = [privacy, target, { ...redirect, anchor: 'direitos', permanent: false }]
    expect(await load('/lgpd', documents)).toMatchObject({
      location: '/politica-privacidade#direitos',
      permanent: false,
    })
  })

  it('gives way to a page at its path', async () => {
    const documents = [privacy, target, redirect, carrier, routeTo(carrier._id, { path: '/lgpd' })]
    expect((await load('/lgpd', documents)).outcome).toBe('page')
  })

  it('stands in for a page that is not published yet', async () => {
    const documents = [privacy, target, redirect, routeTo('article-soon', { path: '/lgpd' })]
    expect((await load('/lgpd', documents)).outcome).toBe('redirect')
  })

  it('to a page that is not there is missing', async () => {
    expect((await load('/lgpd', [target, redirect])).outcome).toBe('missing')
    expect((await load('/lgpd', [redirect])).outcome).toBe('missing')
  })

  it('never leads back to itself', async () => {
    const loop = [privacy, target, { ...redirect, source: '/politica-privacidade' }]
    expect((await load('/politica-privacidade', loop)).outcome).toBe('page')
  })
})

describe('breadcrumb and related pages', () => {
  const documents = [
    home,
    carrier,
    routeTo('homePage', { path: '/' }),
    routeTo('carrier-amil', {
      name: 'Amil',
      trail: [
        {
          label: 'Operadoras',
          action: 'page',
          route: reference('route-home'),
          anchor: 'operadoras',
        },
      ],
      relatedRoutes: [
        'route-a',
        'route-b',
        'route-nowhere',
        'route-c',
        'route-d',
        'route-e',
        'route-gone',
      ].map(reference),
    }),
    ...['a', 'b', 'c', 'd', 'e'].map((key) => routeTo('homePage', { path: `/${key}` })),
    routeTo('article-unpublished', { path: '/nowhere' }),
  ]

  it('start at home and end on the page itself', async () => {
    const { breadcrumb } = (await loadedPage('/carrier-amil', documents)).page
    expect(breadcrumb.map(({ label, href }) => [label, href])).toEqual([
      ['Início', '/'],
      ['Operadoras', '/#operadoras'],
      ['Amil', undefined],
    ])
  })

  it('are no breadcrumb on the home page', async () => {
    expect((await loadedPage('/', documents)).page.breadcrumb).toEqual([])
  })

  it('are at most four pages, all of which can be visited', async () => {
    const { page } = await loadedPage('/carrier-amil', documents)
    expect(page.related.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d'])
  })
})

describe('the index of articles', () => {
  const blog = [{ _id: 'blogPage', _type: 'blogPage' }, routeTo('blogPage', { path: '/blog' })]
  const articles = [...articleWithPage(2), ...articleWithPage(3), ...articleWithPage(1)]
  const without = { _id: 'article-9', _type: 'article', number: 9, title: 'Sem página' }

  it('is in the order of their numbers, without those that have no page', async () => {
    const { page } = await loadedPage('/blog', [...blog, ...articles, without])
    const titles = page.kind === 'blog' ? page.subject.articles.map(({ title }) => title) : []
    expect(titles).toEqual(['Artigo 1', 'Artigo 2', 'Artigo 3'])
  })

  it('gives each article its neighbours, and none beyond the ends', async () => {
    const neighbours = async (path: string) => {
      const { page } = await loadedPage(path, [...articles, without])
      return page.kind === 'article' ? [page.subject.previous?.href, page.subject.next?.href] : []
    }
    expect(await neighbours('/blog/1')).toEqual([undefined, '/blog/2'])
    expect(await neighbours('/blog/2')).toEqual(['/blog/1', '/blog/3'])
    expect(await neighbours('/blog/3')).toEqual(['/blog/2', undefined])
  })

  it('shows an article from its hour on', async () => {
    const later = articleWithPage(4, { publishAt: '2025-06-15T13:00:00Z' })
    const documents = [...blog, ...articles, ...later]
    const before = await loadedPage('/blog', documents)
    expect(before.page.kind === 'blog' && before.page.subject.articles).toHaveLength(3)
    expect(before.freshUntil).toEqual(new Date('2025-06-15T13:00:00Z'))
    expect((await load('/blog/4', documents)).outcome).toBe('missing')
    expect((await load('/blog/4', documents)).freshUntil).toEqual(new Date('2025-06-15T13:00:00Z'))

    const after = await loadedPage('/blog', documents, new Date('2025-06-15T13:00:00Z'))
    expect(after.page.kind === 'blog' && after.page.subject.articles).toHaveLength(4)
    expect(after.freshUntil).toBeNull()
  })
})

describe('the home page', () => {
  const testimonial = (id: string, fields: object) => ({ _id: id, _type: 'testimonial', ...fields })
  const documents = [
    { ...carrier, order: 3, quoteOption: 'amil' },
    {
      _id: 'carrier-bradesco',
      _type: 'carrier',
      name: 'Bradesco',
      order: 1,
      quoteOption: 'bradesco',
    },
    { _id: 'carrier-alice', _type: 'carrier', name: 'Alice', order: 2 },
    testimonial('t1', { rating: 5, inStructuredData: true }),
    testimonial('t2', { rating: 4, inStructuredData: true }),
    testimonial('t3', { rating: 4, inStructuredData: true }),
    testimonial('t4', { rating: 1, inStructuredData: false }),
    testimonial('t5', { inStructuredData: true }),
    {
      ...home,
      carriers: { items: [reference('carrier-alice'), reference('carrier-gone')] },
      testimonials: { items: ['t1', 't2', 't3', 't4', 't5'].map(reference) },
    },
    routeTo('homePage', { path: '/' }),
    routeTo('carrier-alice', { path: '/alice-saude' }),
  ]

  async function loadHome() {
    const { page } = await loadedPage('/', documents)
    if (page.kind !== 'home') throw new Error('Expected the home page')
    return page.subject
  }

  it('offers in the quote form the carriers that are in it, in order', async () => {
    expect((await loadHome()).contact.carriers).toEqual([
      { value: 'bradesco', label: 'Bradesco' },
      { value: 'amil', label: 'Amil' },
    ])
  })

  it('lists the carriers that exist, with the path of their page', async () => {
    const { items } = (await loadHome()).carriers
    expect(items.map(({ name, href }) => [name, href])).toEqual([['Alice', '/alice-saude']])
  })

  it('computes the rating from the testimonials that stand in structured data', async () => {
    expect((await loadHome()).testimonials.rating).toEqual({ value: 4.3, count: 3 })
  })
})

describe('the tags of an answer', () => {
  const price = {
    _id: 'claim-preco',
    _type: 'claim',
    kind: 'price',
    amount: 150,
    validUntil: '2025-12-31',
  }
  const route = routeTo('carrier-amil', {
    relatedRoutes: [reference('route-x'), reference('route-soon')],
  })
  const documents = [
    siteSettings,
    home,
    routeTo('homePage', { path: '/' }),
    { ...carrier, price: reference('claim-preco'), hero: { lead: [paragraph('Olá')] } },
    price,
    route,
    routeTo('homePage', { path: '/x' }),
    routeTo('article-soon', { path: '/soon' }),
  ]

  it('name the documents it states something of, its path, and what it looks among', async () => {
    const { tags } = await loadedPage('/carrier-amil', documents)
    expect(tags.toSorted()).toEqual(
      [
        'path:/carrier-amil',
        'doc:siteSettings',
        'list:route',
        'doc:route-carrier-amil',
        'doc:carrier-amil',
        'doc:claim-preco',
        'doc:route-x',
        'doc:route-soon',
        'doc:article-soon',
      ].toSorted(),
    )
  })

  it('leave alone a page that only links to a changed route', async () => {
    const { tags } = await loadedPage('/carrier-amil', documents)
    const title = tagsOfChange({
      _id: 'route-home',
      _type: 'route',
      path: '/',
      previousPath: '/',
      relisted: false,
    })
    const path = tagsOfChange({
      _id: 'route-home',
      _type: 'route',
      path: '/novo',
      previousPath: '/',
      relisted: false,
    })
    expect(title.some((tag) => tags.includes(tag))).toBe(false)
    expect(path.some((tag) => tags.includes(tag))).toBe(true)
  })

  it('of a miss name the path, so that a page published later replaces it', async () => {
    const { tags } = await load('/novo', [siteSettings])
    const published = tagsOfChange({
      _id: 'route-novo',
      _type: 'route',
      path: '/novo',
      relisted: false,
    })
    expect(published.some((tag) => tags.includes(tag))).toBe(true)
  })

  it('of a route without a subject name the subject it waits for', async () => {
    const { tags } = await load('/article-soon', [routeTo('article-soon')])
    expect(tags).toContain('doc:article-soon')
  })

  it('of an empty Lake name the settings it waits for', async () => {
    expect((await load('/', [])).tags).toContain('doc:siteSettings')
  })

  it.each([
    ['/', ['list:carrier', 'list:route']],
    ['/blog', ['list:article', 'list:route']],
    ['/blog/1', ['list:article', 'list:route']],
  ])('of %s name the lists %j', async (path, lists) => {
    const blog = [{ _id: 'blogPage', _type: 'blogPage' }, routeTo('blogPage', { path: '/blog' })]
    const { tags } = await loadedPage(path, [...documents, ...blog, ...articleWithPage(1)])
    expect(tags.filter((tag) => tag.startsWith('list:')).toSorted()).toEqual(lists)
  })
})

describe('the freshness of an answer', () => {
  it('ends when a claim of the page begins or ends', async () => {
    const claim = {
      _id: 'c',
      _type: 'claim',
      kind: 'price',
      amount: 1,
      validFrom: '2025-07-01',
      validUntil: '2025-12-31',
    }
    const documents = [{ ...carrier, price: reference('c') }, claim, routeTo('carrier-amil')]
    const at = async (instant: string) =>
      (await load('/carrier-amil', documents, new Date(instant))).freshUntil
    expect(await at('2025-06-15T12:00:00Z')).toEqual(new Date('2025-07-01T03:00:00Z'))
    expect(await at('2025-07-01T12:00:00Z')).toEqual(new Date('2026-01-01T03:00:00Z'))
    expect(await at('2026-01-01T12:00:00Z')).toBeNull()
  })
})
