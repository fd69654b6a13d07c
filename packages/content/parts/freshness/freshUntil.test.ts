import { describe, expect, test } from 'vitest'
import { articleWithPage, reference, siteSettings, withRoute } from '../../fixtures/documents.ts'
import { now } from '../../fixtures/pages.ts'
import { load } from '../../testing/load.ts'
import type { StoredDocument } from '../stored/document.ts'

const freshUntil = async (path: string, documents: StoredDocument[], at?: Date) =>
  (await load(path, documents, at)).freshUntil

/** A carrier with a price. */
const priced = (fields: object): StoredDocument[] => [
  { _id: 'c', _type: 'claim', kind: 'price', amount: 1, ...fields },
  withRoute({ _id: 'carrier-amil', _type: 'carrier', price: reference('c') }),
]

describe('the end of freshness of a page', () => {
  test.each([
    [
      'is the day on which a claim begins, then the day after it ends',
      { validFrom: '2025-07-01', validUntil: '2025-12-31' },
      ['2025-07-01', '2026-01-01'],
    ],
    [
      'is the day on which a claim gets its next value, once',
      {
        validUntil: '2025-08-31',
        next: { amount: 2, validFrom: '2025-08-01', validUntil: '2025-12-31' },
      },
      ['2025-08-01', '2026-01-01'],
    ],
    ['is null for malformed dates', { validFrom: 'soon', validUntil: 7 }, []],
  ])('%s', async (_, fields, days) => {
    const turns = days.map((day) => new Date(`${day}T03:00:00Z`))
    for (const [index, moment] of [now, ...turns].entries())
      expect(await freshUntil('/carrier-amil', priced(fields), moment)).toEqual(
        turns[index] ?? null,
      )
  })

  test('is the day on which an answer of a carrier is to be confirmed again, on the pages that state it', async () => {
    const documents: StoredDocument[] = [
      {
        _id: 'c',
        _type: 'claim',
        kind: 'duration',
        amount: 49,
        source: 'Tabela',
        asOf: '2025-06-01',
        next: { amount: 50, validFrom: '2025-07-01', asOf: '2025-06-30' },
      },
      withRoute({
        _id: 'carrier-amil',
        _type: 'carrier',
        factsSource: 'Manual',
        factsAsOf: '2025-06-01',
        facts: {
          mei: { state: 'sim' },
          idade: { state: 'depende', claim: reference('c') },
          carencia: { state: 'confirmar' },
          reembolso: { state: 'sim', source: 'Carta', asOf: '2025-06-10' },
        },
      }),
      withRoute({ _id: 'plan-1', _type: 'plan', offers: [{ carrier: reference('carrier-amil') }] }),
    ]
    const turns = async (path: string, at: Date): Promise<string[]> => {
      const next = await freshUntil(path, documents, at)
      return next ? [next.toISOString(), ...(await turns(path, next))] : []
    }
    // 90 days of who may contract, 180 of the age (before and after the next value of its claim), 365 of the rest.
    const [sold, ...others] = [
      '2025-08-30T03:00:00.000Z',
      '2025-11-28T03:00:00.000Z',
      '2025-12-27T03:00:00.000Z',
      '2026-06-10T03:00:00.000Z',
    ]
    expect(await turns('/carrier-amil', now)).toEqual(['2025-07-01T03:00:00.000Z', sold, ...others])
    expect(await turns('/plan-1', now)).toEqual([sold])
  })

  test('is the day on which an article leaves, where it is listed and at its path', async () => {
    const documents = [
      withRoute(
        { _id: 'blogPage', _type: 'blogPage' },
        { path: '/blog', relatedRoutes: [reference('article-2')] },
      ),
      articleWithPage(1),
      articleWithPage(2, { unpublishOn: '2025-06-20' }),
      articleWithPage(3),
      articleWithPage(4),
    ]
    const left = new Date('2025-06-20T03:00:00Z')
    for (const path of ['/blog', '/blog/1', '/blog/2', '/blog/3'])
      expect(await freshUntil(path, documents), path).toEqual(left)
    expect(await freshUntil('/blog/4', documents)).toBeNull()
    expect(await freshUntil('/blog/2', documents, left)).toBeNull()
  })

  test('is the moment at which the next article is due', async () => {
    const documents = [
      withRoute({ _id: 'blogPage', _type: 'blogPage' }, { path: '/blog' }),
      articleWithPage(1),
      articleWithPage(2, { publishAt: '2025-06-16T13:00:00Z' }),
      articleWithPage(3, { publishAt: '2025-06-15T13:00:00Z' }),
    ]
    const due = new Date('2025-06-15T13:00:00Z')
    // Article 2, due a day later, comes between the first and the third.
    for (const path of ['/blog', '/blog/3', '/blog/1'])
      expect(await freshUntil(path, documents), path).toEqual(due)
    for (const path of ['/blog', '/blog/1'])
      expect(await freshUntil(path, documents, due), path).toEqual(new Date('2025-06-16T13:00:00Z'))
  })

  test('is the day on which the home page announces a holiday, then the day after it', async () => {
    const holidays = [
      { date: '2025-12-25' },
      { date: '2025-12-24', opens: '08:00', closes: '12:00' },
      { date: 'Natal' },
    ]
    const documents = [
      { ...siteSettings, holidays },
      withRoute({ _id: 'homePage', _type: 'homePage' }, { path: '/' }),
      withRoute({ _id: 'carrier-amil', _type: 'carrier' }),
    ]
    const at = (now: string) => freshUntil('/', documents, new Date(now))
    const announced = new Date('2025-12-17T03:00:00Z')
    expect(await at('2025-06-15T12:00:00Z')).toEqual(announced)
    expect(await at('2025-12-18T12:00:00Z')).toEqual(new Date('2025-12-25T03:00:00Z'))
    expect(await at('2025-12-26T12:00:00Z')).toBeNull()
    // No other page shows the hours.
    expect(await freshUntil('/carrier-amil', documents)).toBeNull()
  })
})
