import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'

const pages = seedDocuments().flatMap((document) =>
  'route' in document && document.route ? [{ _id: document._id, ...document.route }] : [],
)
const titles = pages.map(({ title }) => title)
const descriptions = pages.map(({ description }) => description)

test('titles end with the brand, except that of the home page, which begins with it', () => {
  const without = pages.filter(({ title }) => !title.endsWith(' | Elos Saúde'))
  expect(without).toMatchObject([{ path: '/', title: expect.stringMatching(/^Elos Saúde/) }])
})

test('no title or description names a year, which would soon be a past one', () => {
  expect([...titles, ...descriptions].filter((text) => /\b20\d\d\b/.test(text))).toEqual([])
})

test('every page names three or four different related pages and never itself', () => {
  for (const { _id, path, relatedRoutes = [] } of pages) {
    const related = relatedRoutes.map(({ _ref }) => _ref)
    expect([3, 4], path).toContain(related.length)
    expect(new Set(related).size, path).toBe(related.length)
    expect(related, path).not.toContain(_id)
  }
})

test('the articles and the carriers have a trail', () => {
  const paths = (found: typeof pages) => found.map(({ path }) => path).sort()
  const articles = pages.filter(({ path }) => path.startsWith('/blog/'))
  expect(articles).toHaveLength(10)
  const carriers = pages.filter(({ category }) => category === 'operadora')
  expect(carriers).toHaveLength(6)
  expect(paths(pages.filter(({ trail }) => trail))).toEqual(paths([...carriers, ...articles]))
})
