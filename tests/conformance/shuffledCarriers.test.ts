import { loadPageOf, type PageOf } from '@elos/content'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { lakeOf } from '@elos/content/testing/lake'
import { seedDocuments } from '@elos/studio/seed/documents'
import { renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const SHUFFLES = 1000
/** Each has a page of its own, which is rendered. */
const SHUFFLES_OF_PRICES = 100

const PAGE_ID = 'comparisonPage'
const NOW = new Date('2026-11-28T12:00:00-03:00')

const all = seedDocuments().map((document): StoredDocument => ({ ...document }))
const carriers = all.filter(({ _type }) => _type === 'carrier')
const text = JSON.stringify([carriers, all.find(({ _id }) => _id === PAGE_ID)])
/** The page, the settings, and the claims that the page and the carriers name. */
const others = all.filter(
  ({ _id, _type }) =>
    _id === PAGE_ID || _type === 'siteSettings' || (_type === 'claim' && text.includes(_id)),
)

const comparisonOf = (some: StoredDocument[]) =>
  loadPageOf(lakeOf([...others, ...some]), 'comparison', '/comparar', NOW, 'https://site.test')

const rendered = new Map<string, string>()

/** The HTML of a page. The same content is rendered once. */
function htmlOf(page: PageOf<'comparison'>): string {
  const content = JSON.stringify(page)
  const html = rendered.get(content) ?? render(renderPage(page))
  rendered.set(content, html)
  return html
}

/** The HTML before the prices, which are the last row. */
const beforePrices = (html: string) => html.slice(0, html.indexOf('id="preco"'))

const shuffled = <Value>(values: Value[]) =>
  fc.shuffledSubarray(values, { minLength: values.length })

/** The carriers with other ids, which decide the order of documents in the Lake, other positions and choices for the form. */
const moved = fc
  .record({
    ids: shuffled(carriers.map(({ _id }) => _id)),
    orders: shuffled(carriers.map(({ order }) => order)),
    inQuoteForm: fc.array(fc.boolean(), { minLength: carriers.length }),
  })
  .map(({ ids, orders, inQuoteForm }) =>
    carriers.map((carrier, index) => ({
      ...carrier,
      _id: ids[index] ?? '',
      order: orders[index],
      inQuoteForm: inQuoteForm[index],
    })),
  )

const html = htmlOf(await comparisonOf(carriers))

test('the comparison has every carrier and its prices', () => {
  for (const { name } of carriers) expect(beforePrices(html)).toContain(`>${name}</a>`)
  expect(html).toContain('R$')
})

test('no order of documents, no position and no choice for the form changes the comparison', async () => {
  await fc.assert(
    fc.asyncProperty(moved, async (some) => {
      expect(htmlOf(await comparisonOf(some))).toBe(html)
    }),
    { numRuns: SHUFFLES },
  )
})

test('no price changes the order of carriers, or what stands above the prices', async () => {
  const prices = shuffled(carriers.map(({ price }) => price))
  await fc.assert(
    fc.asyncProperty(moved, prices, async (some, each) => {
      const priced = some.map((carrier, index) => ({ ...carrier, price: each[index] }))
      expect(beforePrices(htmlOf(await comparisonOf(priced)))).toBe(beforePrices(html))
    }),
    { numRuns: SHUFFLES_OF_PRICES },
  )
})
