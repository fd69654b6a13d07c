import { describe, expect, test } from 'vitest'
import { articleWithPage, reference, siteSettings, withRoute } from '../fixtures/documents.ts'
import { consequenceOf } from './consequence.ts'
import { difference } from './difference.ts'
import type { StoredDocument } from './documentLake.ts'
import type { Edit } from './edit.ts'
import { siteOf } from './site.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const ORIGIN = 'https://exemplo.com.br'

const price = {
  _id: 'claim-preco',
  _type: 'claim',
  kind: 'price',
  amount: 150,
  qualifier: 'from',
  period: 'month',
}
const carrier = {
  _id: 'carrier-amil',
  _type: 'carrier',
  name: 'Amil',
  price: reference('claim-preco'),
}
const entry = { path: '/amil', title: 'Amil', name: 'Amil' }
const amil = withRoute(carrier, entry)
const home = withRoute(
  {
    _id: 'homePage',
    _type: 'homePage',
    hero: { title: 'Planos' },
    carriers: { items: [reference('carrier-amil')] },
  },
  { path: '/' },
)
const documents: StoredDocument[] = [siteSettings, price, amil, home, articleWithPage(1)]

const of = (...edits: Edit[]) => consequenceOf(siteOf(documents, NOW), edits, ORIGIN)

describe('the consequence of', () => {
  test('another price is on the pages that state it, through another document too, in text and data', async () => {
    const { pages, paths } = await of({ before: price, after: { ...price, amount: 169.9 } })
    expect(paths).toEqual(['/', '/amil'])
    expect(pages.map(({ path, fate }) => [path, fate])).toEqual([
      ['/', 'changes'],
      ['/amil', 'changes'],
    ])
    const [, carrier] = pages
    expect(carrier?.text).toEqual([
      {
        before: ['a partir de R$\u00a0150 por mês'],
        after: ['a partir de R$\u00a0169,90 por mês'],
      },
    ])
    expect(JSON.stringify(carrier?.structuredData)).toContain('169.9')
    expect(carrier?.search).toBeUndefined()
  })

  test('another title for search engines is a search result before and after', async () => {
    const after = withRoute(carrier, { ...entry, title: 'Amil Saúde' })
    const { pages } = await of({ before: amil, after })
    expect(pages).toMatchObject([
      { path: '/amil', search: { before: { title: 'Amil' }, after: { title: 'Amil Saúde' } } },
    ])
  })

  test('a new page is that it appears, and of a removed one that it goes', async () => {
    const page = withRoute({ ...carrier, _id: 'carrier-nova' }, { ...entry, path: '/nova' })
    const { pages } = await of({ before: null, after: page }, { before: amil, after: null })
    const fates = pages.map(({ path, fate }) => [path, fate])
    expect(fates).toContainEqual(['/nova', 'appears'])
    expect(fates).toContainEqual(['/amil', 'goes'])
  })

  test('a note of staff is nothing that visitors see, on pages that are made again', async () => {
    const { pages, paths } = await of({ before: price, after: { ...price, note: 'Confirmar' } })
    expect(paths).toEqual(['/', '/amil'])
    expect(pages).toEqual([])
  })
})

test.each([
  [['a', 'b', 'c'], ['a', 'x', 'c'], [{ before: ['b'], after: ['x'] }]],
  [['a', 'b'], ['a', 'b', 'c'], [{ before: [], after: ['c'] }]],
  [['a', 'a', 'b'], ['a', 'b'], [{ before: ['a'], after: [] }]],
  [
    ['a', 'b', 'c', 'd'],
    ['x', 'b', 'c', 'y'],
    [
      { before: ['a'], after: ['x'] },
      { before: ['d'], after: ['y'] },
    ],
  ],
  [['a'], ['a'], []],
])('from %j to %j only what differs is replaced', (before, after, expected) => {
  expect(difference(before, after)).toEqual(expected)
})
