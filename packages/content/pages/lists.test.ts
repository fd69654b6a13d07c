import { describe, expect, test } from 'vitest'
import { loadSitemap } from '../files/sitemap/load.ts'
import {
  articleCategory,
  articlesWithPages,
  author,
  blogPage,
  reference,
} from '../fixtures/documents.ts'
import { now, origin } from '../fixtures/pages.ts'
import { pageMetadata } from '../page/metadata.ts'
import { structuredData } from '../page/structuredData.ts'
import { MOST_ON_PAGE } from '../parts/address/lists.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { lakeOf } from '../testing/lake.ts'
import { load, loadKind } from '../testing/load.ts'

const inCategory = { category: reference(articleCategory._id) }
const byAuthor = { author: reference(author._id) }

/** An index with more articles than a page shows, all by one author and in one category. */
const long = [
  blogPage,
  author,
  articleCategory,
  ...articlesWithPages(MOST_ON_PAGE + 2, { ...inCategory, ...byAuthor }),
]

const LISTS = ['/blog', '/blog/autor/ana-souza', '/blog/categoria/precos']

/** Loads a page that is a list. */
async function listAt(path: string, documents: StoredDocument[]) {
  const loaded = await load(path, documents)
  if (loaded.outcome !== 'page' || !('pages' in loaded.page.subject))
    throw new Error(`${path} is no list`)
  return { page: loaded.page, list: loaded.page.subject }
}

const indexed = async (path: string, documents: StoredDocument[]) => {
  const { robots } = pageMetadata((await listAt(path, documents)).page, origin)
  const { entries } = await loadSitemap(lakeOf(documents), origin, now)
  return { robots, inSitemap: entries.some((entry) => entry.path === path) }
}

const INDEXED = { robots: 'index, follow', inSitemap: true }
const NOT_INDEXED = { robots: 'noindex', inSitemap: false }

describe.each(LISTS)('the list at %s', (path) => {
  const second = `${path}/pagina/2`

  test('goes on at a path of its own, which search engines list by itself', async () => {
    const first = await listAt(path, long)
    const later = await listAt(second, long)
    const numbers = { pages: 2, total: MOST_ON_PAGE + 2 }
    expect(first.list).toMatchObject({ number: 1, ...numbers })
    expect(first.list.articles).toHaveLength(MOST_ON_PAGE)
    expect(later.list).toMatchObject({ number: 2, ...numbers })
    expect(later.list.articles.map(({ href }) => href)).toEqual(['/blog/13', '/blog/14'])
    expect(await indexed(second, long)).toEqual(INDEXED)
    const { alternates, title, description } = pageMetadata(later.page, origin)
    expect(alternates.canonical).toBe(origin + second)
    expect(title).toBe(`Página 2: ${pageMetadata(first.page, origin).title}`)
    expect(description).not.toBe(first.page.route.description)
  })

  test('has its later pages below it in the breadcrumb', async () => {
    const { breadcrumb, route } = (await listAt(path, long)).page
    expect((await listAt(second, long)).page.breadcrumb).toEqual([
      ...breadcrumb.slice(0, -1),
      { label: route.name, action: 'page', href: path },
      { label: 'Página 2', action: 'page' },
    ])
  })

  test.each(['/pagina/3', '/pagina/1', '/pagina/0', '/pagina/02', '/pagina/dois', '/pagina'])(
    'has nothing at %s',
    async (end) => {
      expect((await load(path + end, long)).outcome).toBe('missing')
    },
  )

  test('has a missing page until an article makes it one: both have the tag of the list', async () => {
    const short = [...long.slice(0, -2)]
    const before = await load(second, short)
    expect(before.outcome).toBe('missing')
    expect(before.tags).toContain('list:article')
  })
})

test('no other page goes on', async () => {
  expect((await load('/blog/1/pagina/2', long)).outcome).toBe('missing')
})

describe('a category', () => {
  const path = '/blog/categoria/precos'
  const withArticles = (count: number) => [
    blogPage,
    articleCategory,
    ...articlesWithPages(count, inCategory),
  ]

  test.each([
    [2, NOT_INDEXED, [], undefined],
    [3, INDEXED, [{ name: 'Preços', href: path }], path],
  ])(
    'with %i articles is listed accordingly: by search engines, on the blog, by its articles',
    async (count, state, categories, categoryHref) => {
      const documents = withArticles(count)
      expect(await indexed(path, documents)).toEqual(state)
      expect((await loadKind('blog', '/blog', documents)).subject.categories).toEqual(categories)
      const { subject } = await loadKind('article', '/blog/1', documents)
      expect([subject.category, subject.categoryHref]).toEqual(['Preços', categoryHref])
    },
  )

  test('has a text of its own, and only its articles', async () => {
    const { subject } = await loadKind('category', path, [
      articleCategory,
      ...articlesWithPages(3, inCategory),
      ...articlesWithPages(5).slice(-1),
    ])
    expect(subject).toMatchObject({ title: 'Preços', total: 3 })
    expect(JSON.stringify(subject.lead)).toContain('Quanto custa um plano, e por quê.')
  })

  test('is looked at again by its articles when one more is due, and when one leaves', async () => {
    const due = { publishAt: '2025-06-20T12:00:00Z' }
    const leaves = { unpublishOn: '2025-06-18' }
    const [first, second, ...others] = articlesWithPages(6, inCategory).map((article, index) => ({
      ...article,
      ...(index === 5 && due),
      ...(index === 4 && leaves),
    }))
    const documents = [blogPage, articleCategory, first, second, ...others].filter(
      (document) => document !== undefined,
    )
    const { freshUntil } = await load('/blog/1', documents)
    expect(freshUntil).toEqual(new Date('2025-06-18T03:00:00Z'))
    const later = await load('/blog/1', documents, new Date('2025-06-18T12:00:00Z'))
    expect(later.freshUntil).toEqual(new Date('2025-06-20T12:00:00Z'))
  })
})

describe('the page of a person', () => {
  const path = '/blog/autor/ana-souza'
  const [written, reviewed, other] = articlesWithPages(3)
  const documents = [
    author,
    { ...written, _id: 'article-1', _type: 'article', ...byAuthor },
    { ...reviewed, _id: 'article-2', _type: 'article', reviewer: reference(author._id) },
    { ...other, _id: 'article-3', _type: 'article' },
  ]

  test('has what the person wrote and reviewed, and who it is', async () => {
    const { subject } = await loadKind('author', path, documents)
    expect(subject.articles.map(({ href }) => href)).toEqual(['/blog/1', '/blog/2'])
    expect(subject.person).toMatchObject({
      name: 'Ana Souza',
      role: 'corretora de seguros',
      registration: 'Susep nº 201012345',
      href: path,
    })
  })

  test('is about the same person as the articles, for search engines', async () => {
    const [profile] = structuredData(await loadKind('author', path, documents), origin)
    const person = {
      '@type': 'Person',
      '@id': `${origin}${path}#pessoa`,
      name: 'Ana Souza',
      jobTitle: 'corretora de seguros',
      identifier: 'Susep nº 201012345',
    }
    expect(profile).toMatchObject({ '@type': 'ProfilePage', mainEntity: person })
    const thingOf = async (article: string) =>
      structuredData(await loadKind('article', article, documents), origin)[0]
    expect(await thingOf('/blog/1')).toMatchObject({ author: person })
    expect(await thingOf('/blog/2')).toMatchObject({
      author: { '@type': 'InsuranceAgency' },
      mainEntityOfPage: { '@type': 'WebPage', '@id': `${origin}/blog/2`, reviewedBy: person },
    })
    expect(await thingOf('/blog/3')).toMatchObject({ mainEntityOfPage: `${origin}/blog/3` })
  })

  test('is listed from the first article on', async () => {
    expect(await indexed(path, [author, ...articlesWithPages(1)])).toEqual(NOT_INDEXED)
    expect(await indexed(path, documents)).toEqual(INDEXED)
  })

  test('is nowhere when the person has none, and the articles name the person alone', async () => {
    const { route, ...pageless } = author
    const { subject } = await loadKind('article', '/blog/1', [
      { ...pageless, _id: author._id, _type: 'author' },
      ...articlesWithPages(1, byAuthor),
    ])
    expect(subject.author).toMatchObject({ name: 'Ana Souza', href: undefined })
  })
})
