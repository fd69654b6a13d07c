import { describe, expect, test } from 'vitest'
import { articleWithPage, routeTo } from '../../fixtures/documents.ts'
import { load, loadKind } from '../../testing/load.ts'

const blog = [{ _id: 'blogPage', _type: 'blogPage' }, routeTo('blogPage', { path: '/blog' })]
const pageless = { _id: 'article-9', _type: 'article', number: 9, title: 'Sem página' }
const articles = [...articleWithPage(2), ...articleWithPage(3), ...articleWithPage(1), pageless]

describe('the index of articles', () => {
  test('is in the order of their numbers, without those that have no page', async () => {
    const { subject } = await loadKind('blog', '/blog', [...blog, ...articles])
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

describe('an article with a time of publication', () => {
  const documents = [
    ...blog,
    ...articles,
    ...articleWithPage(4, { publishAt: '2025-06-15T13:00:00Z' }),
  ]
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
