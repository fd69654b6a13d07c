import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'

const pages = seedDocuments().flatMap((document) =>
  'route' in document && document.route ? [{ _id: document._id, ...document.route }] : [],
)
const titles = pages.map(({ title }) => title)
const descriptions = pages.map(({ description }) => description)

test('there are 31 pages', () => {
  expect(pages).toHaveLength(31)
})

test('titles are unique and have at most 60 characters', () => {
  expect(titles.filter((title) => title.length > 60)).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
})

test('titles end with the brand, except that of the home page, which begins with it', () => {
  const without = pages.filter(({ title }) => !title.endsWith(' | Elos Saúde'))
  expect(without).toMatchObject([{ path: '/', title: expect.stringMatching(/^Elos Saúde/) }])
})

test('no title or description names a year, which would soon be a past one', () => {
  expect([...titles, ...descriptions].filter((text) => /\b20\d\d\b/.test(text))).toEqual([])
})

test('descriptions are unique and have 70 to 160 characters', () => {
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([])
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test('every page names three or four different related pages and never itself', () => {
  for (const { _id, path, relatedRoutes = [] } of pages) {
    const related = relatedRoutes.map(({ _ref }) => _ref)
    expect([3, 4], path).toContain(related.length)
    expect(new Set(related).size, path).toBe(related.length)
    expect(related, path).not.toContain(_id)
  }
})

test('every page has the priority of its kind', () => {
  const priority = Object.fromEntries(pages.map((page) => [page.path, page.priority]))
  expect(priority).toMatchObject({
    '/': 1,
    '/blog': 0.8,
    '/bradesco-saude': 0.8,
    '/plano-senior': 0.7,
    '/seguro-vida': 0.7,
    '/blog/como-economizar-plano-saude': 0.7,
    '/seguro-automotivo-frotas': 0.6,
    '/termos-uso': 0.3,
  })
})

test('the title of the MedSênior page says 56+', () => {
  expect(pages.find(({ path }) => path === '/medsenior-saude')?.title).toContain('56+')
})

test('the articles and the carriers have a trail', () => {
  const paths = (found: typeof pages) => found.map(({ path }) => path).sort()
  const articles = pages.filter(({ path }) => path.startsWith('/blog/'))
  expect(articles).toHaveLength(10)
  const carriers = pages.filter(({ category }) => category === 'operadora')
  expect(carriers).toHaveLength(6)
  expect(paths(pages.filter(({ trail }) => trail))).toEqual(paths([...carriers, ...articles]))
})
