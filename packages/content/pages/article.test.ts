import { describe, expect, test } from 'vitest'
import { articleWithPage, reference, withRoute } from '../fixtures/documents.ts'
import { listPaths } from '../parts/route/paths.ts'
import { lakeOf } from '../testing/lake.ts'
import { load, loadKind } from '../testing/load.ts'

const blog = withRoute({ _id: 'blogPage', _type: 'blogPage' }, { path: '/blog' })
const pageless = { _id: 'article-9', _type: 'article', number: 9, title: 'Sem página' }
const articles = [articleWithPage(2), articleWithPage(3), articleWithPage(1), pageless]

describe('the index of articles', () => {
  test('is in the order of their numbers, without those that have no page', async () => {
    const { subject } = await loadKind('blog', '/blog', [blog, ...articles])
    expect(subject.articles.map(({ title, href }) => [title, href])).toEqual([
      ['Artigo 1', '/blog/1'],
      ['Artigo 2', '/blog/2'],
      ['Artigo 3', '/blog/3'],
    ])
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

describe('an article with a day on which it leaves', () => {
  const leaving = articleWithPage(4, {
    unpublishOn: '2025-06-20',
    replacement: reference('blogPage'),
  })
  const documents = [blog, ...articles, leaving]
  const before = new Date('2025-06-20T02:59:59Z')
  const gone = new Date('2025-06-20T03:00:00Z')

  test('is shown until the eve of that day', async () => {
    expect((await load('/blog/4', documents, before)).outcome).toBe('page')
    expect((await loadKind('blog', '/blog', documents, before)).subject.articles).toHaveLength(4)
    expect(await listPaths(lakeOf(documents), before)).toContain('/blog/4')
  })

  test('is on no list from that day on', async () => {
    expect((await loadKind('blog', '/blog', documents, gone)).subject.articles).toHaveLength(3)
    expect((await loadKind('article', '/blog/3', documents, gone)).subject.next).toBeUndefined()
    expect(await listPaths(lakeOf(documents), gone)).not.toContain('/blog/4')
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

describe('an article with a time of publication', () => {
  const documents = [blog, ...articles, articleWithPage(4, { publishAt: '2025-06-15T13:00:00Z' })]
  const before = new Date('2025-06-15T12:59:59Z')
  const due = new Date('2025-06-15T13:00:00Z')

  test('is not shown before that time', async () => {
    expect((await load('/blog/4', documents, before)).outcome).toBe('missing')
    expect((await loadKind('blog', '/blog', documents, before)).subject.articles).toHaveLength(3)
    expect((await loadKind('article', '/blog/3', documents, before)).subject.next).toBeUndefined()
  })

  test('is shown from that time on', async () => {
    expect((await load('/blog/4', documents, due)).outcome).toBe('page')
    expect((await loadKind('blog', '/blog', documents, due)).subject.articles).toHaveLength(4)
    expect((await loadKind('article', '/blog/3', documents, due)).subject.next?.href).toBe(
      '/blog/4',
    )
  })
})
