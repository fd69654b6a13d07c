import { describe, expect, test } from 'vitest'
import { articleWithPage, paragraph, reference, withRoute } from '../fixtures/documents.ts'
import { origin } from '../fixtures/pages.ts'
import { pageMetadata } from '../page/metadata.ts'
import { structuredData } from '../page/structuredData.ts'
import { listPaths } from '../parts/route/paths.ts'
import type { StoredDocument } from '../parts/stored/document.ts'
import { lakeOf } from '../testing/lake.ts'
import { load, loadKind } from '../testing/load.ts'

const blog = withRoute({ _id: 'blogPage', _type: 'blogPage' }, { path: '/blog' })
const pageless = {
  _id: 'article-9',
  _type: 'article',
  publishedAt: '2025-01-01',
  title: 'Sem página',
}
const articles = [articleWithPage(2), articleWithPage(3), articleWithPage(1), pageless]

describe('the index of articles', () => {
  const titlesOf = async (documents: StoredDocument[], at?: Date) =>
    (await loadKind('blog', '/blog', [blog, ...documents], at)).subject.articles.map(
      ({ title }) => title,
    )

  test('has the newest first, without those that have no page', async () => {
    expect(await titlesOf(articles)).toEqual(['Artigo 1', 'Artigo 2', 'Artigo 3'])
  })

  test('has the one first that was written last, of those of one day', async () => {
    const publishedAt = '2025-02-01'
    const sameDay = [1, 2, 3].map((number) => articleWithPage(number, { publishedAt, number }))
    expect(await titlesOf(sameDay)).toEqual(['Artigo 3', 'Artigo 2', 'Artigo 1'])
    const { subject } = await loadKind('article', '/blog/2', sameDay)
    expect([subject.previous?.href, subject.next?.href]).toEqual(['/blog/3', '/blog/1'])
  })

  test('has one that was scheduled first on its day', async () => {
    const scheduled = articleWithPage(9, {
      publishedAt: '2025-06-15',
      publishAt: '2025-06-15T13:00:00Z',
    })
    const shown = [scheduled, ...articles]
    expect(await titlesOf(shown, new Date('2025-06-15T12:59:59Z'))).toHaveLength(3)
    const [first] = await titlesOf(shown, new Date('2025-06-15T13:00:00Z'))
    expect(first).toBe('Artigo 9')
  })
})

describe('the neighbours of an article', () => {
  test.each([
    ['/blog/1', undefined, '/blog/2'],
    ['/blog/2', '/blog/1', '/blog/3'],
    ['/blog/3', '/blog/2', undefined],
  ])('%s: previous %s, next %s', async (path, previous, next) => {
    const { subject } = await loadKind('article', path, articles)
    expect([subject.previous?.href, subject.next?.href]).toEqual([previous, next])
  })
})

test('an article that was scheduled for a day after its review is dated that day', async () => {
  const scheduled = articleWithPage(1, { publishedAt: '2025-06-20', reviewedAt: '2025-06-01' })
  const reviewed = articleWithPage(2, { publishedAt: '2025-06-20', reviewedAt: '2025-07-01' })
  const days = await Promise.all(
    ['/blog/1', '/blog/2'].map(
      async (path) => (await loadKind('article', path, [scheduled, reviewed])).subject.reviewedAt,
    ),
  )
  expect(days).toEqual(['2025-06-20', '2025-07-01'])
})

describe('an article that states claims', () => {
  const stating = (asOf: string) => [
    { _id: 'claim-prazo', _type: 'claim', kind: 'text', text: '10 dias', asOf },
    articleWithPage(1, {
      reviewedAt: '2025-06-01',
      body: [{ _type: 'claimCallout', _key: 'c', label: 'Prazo', claim: reference('claim-prazo') }],
    }),
  ]

  test.each([
    ['2025-06-10', '2025-06-10', '2025-06-10'],
    ['2025-06-01', undefined, '2025-06-01'],
    ['2025-05-01', undefined, '2025-06-01'],
  ])(
    'of which one was checked on %s is dated that day too, where it is after the review',
    async (asOf, checkedAt, modified) => {
      const page = await loadKind('article', '/blog/1', stating(asOf))
      expect(page.subject).toMatchObject({ reviewedAt: '2025-06-01', checkedAt })
      expect(pageMetadata(page, origin).openGraph.modifiedTime).toBe(modified)
      expect(structuredData(page, origin)).toContainEqual(
        expect.objectContaining({ '@type': 'Article', dateModified: modified }),
      )
    },
  )
})

/** Where the fourth of some articles stands at a moment. */
async function placesOf(documents: StoredDocument[], at: Date) {
  const { articles } = (await loadKind('blog', '/blog', documents, at)).subject
  const { next } = (await loadKind('article', '/blog/3', documents, at)).subject
  return {
    outcome: (await load('/blog/4', documents, at)).outcome,
    inBlog: articles.some(({ href }) => href === '/blog/4'),
    afterThird: next?.href === '/blog/4',
    inPaths: (await listPaths(lakeOf(documents), at)).includes('/blog/4'),
  }
}

const EVERYWHERE = { outcome: 'page', inBlog: true, afterThird: true, inPaths: true }
const NOWHERE = { inBlog: false, afterThird: false, inPaths: false }

describe('an article with a day on which it leaves', () => {
  const leaving = articleWithPage(4, {
    unpublishOn: '2025-06-20',
    replacement: reference('blogPage'),
  })
  const documents = [blog, ...articles, leaving]
  const gone = new Date('2025-06-20T03:00:00Z')

  test('is shown until the eve of that day, and is on no list from then on', async () => {
    expect(await placesOf(documents, new Date('2025-06-20T02:59:59Z'))).toEqual(EVERYWHERE)
    expect(await placesOf(documents, gone)).toMatchObject(NOWHERE)
  })

  test('leads to the page that takes its visitors, not for good', async () => {
    expect(await load('/blog/4', documents, gone)).toMatchObject({
      outcome: 'redirect',
      location: '/blog',
      permanent: false,
    })
  })

  test('is missing without such a page, and where that does not exist', async () => {
    const nowhere = articleWithPage(4, { unpublishOn: '2025-06-20' })
    expect((await load('/blog/4', [nowhere], gone)).outcome).toBe('missing')
    expect((await load('/blog/4', [leaving], gone)).outcome).toBe('missing')
  })

  test('gives way to a redirect that staff made for its path', async () => {
    const redirect = {
      _id: 'redirect-4',
      _type: 'redirect',
      source: '/blog/4',
      target: reference('article-1'),
    }
    expect(await load('/blog/4', [...documents, redirect], gone)).toMatchObject({
      location: '/blog/1',
    })
  })
})

test('an article with a time of publication is shown from that time on', async () => {
  const documents = [blog, ...articles, articleWithPage(4, { publishAt: '2025-06-15T13:00:00Z' })]
  const before = await placesOf(documents, new Date('2025-06-15T12:59:59Z'))
  expect(before).toEqual({ ...NOWHERE, outcome: 'missing' })
  expect(await placesOf(documents, new Date('2025-06-15T13:00:00Z'))).toEqual(EVERYWHERE)
})

test('an article with an author and a category names them in structured data, and its author in the head', async () => {
  const author = { _id: 'author-ana', _type: 'author', name: 'Ana', role: 'corretora' }
  const category = { _id: 'category-1', _type: 'articleCategory', name: 'Portabilidade' }
  const fields = { author: reference(author._id), category: reference(category._id) }
  const page = await loadKind('article', '/blog/1', [articleWithPage(1, fields), author, category])
  expect(structuredData(page, origin)[0]).toMatchObject({
    '@type': 'Article',
    articleSection: 'Portabilidade',
    author: { '@type': 'Person', name: 'Ana', jobTitle: 'corretora' },
  })
  expect(pageMetadata(page, origin).author).toBe('Ana')
})

test('an article without them is signed by the company', async () => {
  const page = await loadKind('article', '/blog/2', [articleWithPage(2)])
  expect(page.subject).toMatchObject({ author: undefined, category: undefined })
  expect(structuredData(page, origin)[0]).toMatchObject({ author: { '@type': 'InsuranceAgency' } })
})

test.each([
  ['of 20 words is read in 1 minute', 20, {}, 1],
  ['of 500 words is read in 3 minutes', 500, {}, 3],
  ['of 1990 words is read in 10 minutes', 1990, {}, 10],
  ['keeps the minutes that an editor has written', 20, { readMinutes: 7 }, 7],
])('an article %s', async (_, words, fields, minutes) => {
  const body = [paragraph(Array(words).fill('palavra').join(' '))]
  const article = articleWithPage(1, { body, ...fields })
  expect((await loadKind('article', '/blog/1', [article])).subject.readMinutes).toBe(minutes)
})
