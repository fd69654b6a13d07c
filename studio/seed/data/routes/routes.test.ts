import { expect, test } from 'vitest'
import { routes } from './index.ts'

const entries = Object.entries(routes)
const titles = entries.map(([, { title }]) => title)
const descriptions = entries.map(([, { description }]) => description)

test('there are 31 pages', () => {
  expect(entries).toHaveLength(31)
})

test('titles are unique and have at most 60 characters', () => {
  expect(titles.filter((title) => title.length > 60)).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
})

test('titles end with the brand, except that of the home page, which begins with it', () => {
  const { '/': home, ...others } = routes
  expect(home.title).toMatch(/^Elos Saúde/)
  const without = Object.values(others).filter(({ title }) => !title.endsWith(' | Elos Saúde'))
  expect(without).toEqual([])
})

test('no title or description names a year, which would soon be a past one', () => {
  expect([...titles, ...descriptions].filter((text) => /\b20\d\d\b/.test(text))).toEqual([])
})

test('descriptions are unique and have 70 to 160 characters', () => {
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([])
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test('every route names three or four different related pages and never itself', () => {
  for (const [path, { relatedRoutes }] of entries) {
    expect([3, 4], path).toContain(relatedRoutes.length)
    expect(new Set(relatedRoutes).size, path).toBe(relatedRoutes.length)
    expect(relatedRoutes, path).not.toContain(path)
  }
})

test('every route has the priority of its kind of page', () => {
  const priority = Object.fromEntries(entries.map(([path, entry]) => [path, entry.priority]))
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
  expect(routes['/medsenior-saude'].title).toContain('56+')
})

test('the articles and the carriers have a trail', () => {
  const trails = entries.filter(([, entry]) => entry.trail).map(([path]) => path)
  const articles = entries.map(([path]) => path).filter((path) => path.startsWith('/blog/'))
  expect(articles).toHaveLength(10)
  const carriers = entries.flatMap(([path, { category }]) =>
    category === 'operadora' ? [path] : [],
  )
  expect(carriers).toHaveLength(6)
  expect(trails.sort()).toEqual([...carriers, ...articles].sort())
})
