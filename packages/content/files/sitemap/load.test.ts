import { describe, expect, test } from 'vitest'
import { articleWithPage, reference, siteSettings, withRoute } from '../../fixtures/documents.ts'
import { now, origin } from '../../fixtures/pages.ts'
import { priceTable } from '../../fixtures/priceTable.ts'
import type { StoredDocument } from '../../parts/stored/document.ts'
import { lakeOf } from '../../testing/lake.ts'
import { loadSitemap } from './load.ts'

const changed = (day: number) => ({
  _updatedAt: `2025-05-${String(day).padStart(2, '0')}T10:00:00Z`,
})

/** A carrier with its page and its price, each last changed on a day of May. */
function carrier({ own = 1, price = 1, fields = {} } = {}) {
  const amil = { _id: 'carrier-amil', _type: 'carrier', price: reference('claim-preco') }
  return [
    { ...siteSettings, ...changed(30) },
    withRoute({ ...amil, ...changed(own) }, fields),
    { _id: 'claim-preco', _type: 'claim', kind: 'price', amount: 150, ...changed(price) },
  ]
}

const load = (documents: StoredDocument[], at = now) => loadSitemap(lakeOf(documents), origin, at)

const datesOf = async (documents: StoredDocument[], at?: Date) =>
  (await load(documents, at)).entries.map(({ lastmod }) => lastmod)

describe('the date of a page in the sitemap', () => {
  test.each([
    ['its document', { own: 9 }],
    ['a claim it states', { price: 9 }],
  ])('is that of the last change of %s', async (_, days) => {
    expect(await datesOf(carrier(days))).toEqual(['2025-05-09T10:00:00Z'])
  })

  test('does not change with the settings, which every page shows', async () => {
    expect(await datesOf(carrier())).toEqual(['2025-05-01T10:00:00Z'])
  })

  test('is the one an editor wrote, where there is one', async () => {
    expect(await datesOf(carrier({ own: 9, fields: { lastmod: '2025-04-30' } }))).toEqual([
      '2025-04-30',
    ])
  })
})

test('a day on which a claim was checked is the date of its page, where it is later', async () => {
  const checkedOn = (asOf: string) =>
    datesOf(
      carrier({ fields: { lastmod: '2025-04-30' } }).map((document) =>
        document._id === 'claim-preco' ? { ...document, asOf } : document,
      ),
    )
  expect(await checkedOn('2025-05-20')).toEqual(['2025-05-20'])
  expect(await checkedOn('2025-04-29')).toEqual(['2025-04-30'])
})

describe('the date of a page that changes by itself', () => {
  const at = (documents: StoredDocument[], moment: string) => datesOf(documents, new Date(moment))

  test.each([
    ['an edit', {}, '2025-05-01T10:00:00Z'],
    ['a day that an editor wrote', { lastmod: '2025-04-30' }, '2025-04-30'],
  ])('is the day of that change, instead of %s before it', async (_, fields, before) => {
    const next = { amount: 170, validFrom: '2025-08-01', validUntil: '2025-12-31' }
    const documents = carrier({ fields }).map((document) =>
      document._id === 'claim-preco' ? { ...document, next } : document,
    )
    expect(await at(documents, '2025-08-01T02:59:59Z')).toEqual([before])
    expect(await at(documents, '2025-08-01T03:00:00Z')).toEqual(['2025-08-01T03:00:00.000Z'])
    expect(await at(documents, '2026-01-02T12:00:00Z')).toEqual(['2026-01-01T03:00:00.000Z'])
  })

  test('is the first day of the next price table of a carrier, and that after its last', async () => {
    const documents = carrier().concat(
      priceTable('table-1', { validUntil: '2025-07-31', ...changed(1) }),
      priceTable('table-2', {
        validFrom: '2025-08-01',
        validUntil: '2025-12-31',
        ...changed(1),
      }),
    )
    expect(await at(documents, '2025-07-31T12:00:00Z')).toEqual(['2025-05-01T10:00:00Z'])
    expect(await at(documents, '2025-08-10T12:00:00Z')).toEqual(['2025-08-01T03:00:00.000Z'])
    expect(await at(documents, '2026-01-02T12:00:00Z')).toEqual(['2026-01-01T03:00:00.000Z'])
  })

  test('is the moment at which an article was due', async () => {
    const documents = [articleWithPage(1, { publishAt: '2025-06-10T12:00:00Z', ...changed(2) })]
    expect(await datesOf(documents)).toEqual(['2025-06-10T12:00:00.000Z'])
  })
})

describe('the pages in the sitemap', () => {
  test('are those that exist, with the fields of their entries', async () => {
    const documents = [
      articleWithPage(1, { _updatedAt: '2025-05-01T10:00:00Z' }),
      withRoute({ _id: 'freePage-a', _type: 'freePage', publishAt: '2025-06-20T12:00:00Z' }),
    ]
    const { entries, freshUntil } = await load(documents)
    expect(entries).toEqual([
      { path: '/blog/1', lastmod: '2025-05-01T10:00:00Z', changefreq: 'monthly', priority: 0.8 },
    ])
    expect(freshUntil).toEqual(new Date('2025-06-20T12:00:00Z'))
  })

  test.each([
    ['ask not to be found', { noindex: true }],
    ['name another address as theirs', { canonical: '/outra' }],
  ])('exclude pages that %s', async (_, metadata) => {
    expect((await load(carrier({ fields: { metadata } }))).entries).toEqual([])
  })
})
