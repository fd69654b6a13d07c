import { describe, expect, test } from 'vitest'
import { articleWithPage, reference, siteSettings, withRoute } from '../../fixtures/documents.ts'
import { load } from '../../testing/load.ts'

describe('the end of freshness of a page', () => {
  test('is the day on which a claim begins, then the day after it ends', async () => {
    const documents = [
      {
        _id: 'c',
        _type: 'claim',
        kind: 'price',
        amount: 1,
        validFrom: '2025-07-01',
        validUntil: '2025-12-31',
      },
      withRoute({ _id: 'carrier-amil', _type: 'carrier', price: reference('c') }),
    ]
    const at = async (now: string) =>
      (await load('/carrier-amil', documents, new Date(now))).freshUntil
    expect(await at('2025-06-15T12:00:00Z')).toEqual(new Date('2025-07-01T03:00:00Z'))
    expect(await at('2025-07-01T12:00:00Z')).toEqual(new Date('2026-01-01T03:00:00Z'))
    expect(await at('2026-01-01T12:00:00Z')).toBeNull()
  })

  test('is the day on which a claim gets its next value, once', async () => {
    const next = { amount: 2, validFrom: '2025-08-01', validUntil: '2025-12-31' }
    const documents = [
      { _id: 'c', _type: 'claim', kind: 'price', amount: 1, validUntil: '2025-08-31', next },
      withRoute({ _id: 'carrier-amil', _type: 'carrier', price: reference('c') }),
    ]
    const at = async (now: string) =>
      (await load('/carrier-amil', documents, new Date(now))).freshUntil
    expect(await at('2025-06-15T12:00:00Z')).toEqual(new Date('2025-08-01T03:00:00Z'))
    expect(await at('2025-08-01T12:00:00Z')).toEqual(new Date('2026-01-01T03:00:00Z'))
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
      expect((await load(path, documents)).freshUntil, path).toEqual(left)
    expect((await load('/blog/4', documents)).freshUntil).toBeNull()
    expect((await load('/blog/2', documents, left)).freshUntil).toBeNull()
  })

  test('is the moment at which the next article is due', async () => {
    const documents = [
      withRoute({ _id: 'blogPage', _type: 'blogPage' }, { path: '/blog' }),
      articleWithPage(1),
      articleWithPage(2, { publishAt: '2025-06-16T13:00:00Z' }),
      articleWithPage(3, { publishAt: '2025-06-15T13:00:00Z' }),
    ]
    const due = new Date('2025-06-15T13:00:00Z')
    for (const path of ['/blog', '/blog/3']) {
      expect((await load(path, documents)).freshUntil).toEqual(due)
    }
    // Article 2, due a day later, comes between the first and the third.
    expect((await load('/blog/1', documents)).freshUntil).toEqual(due)
    expect((await load('/blog/1', documents, due)).freshUntil).toEqual(
      new Date('2025-06-16T13:00:00Z'),
    )
    expect((await load('/blog', documents, due)).freshUntil).toEqual(
      new Date('2025-06-16T13:00:00Z'),
    )
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
    const at = async (now: string) => (await load('/', documents, new Date(now))).freshUntil
    const announced = new Date('2025-12-17T03:00:00Z')
    expect(await at('2025-06-15T12:00:00Z')).toEqual(announced)
    expect(await at('2025-12-18T12:00:00Z')).toEqual(new Date('2025-12-25T03:00:00Z'))
    expect(await at('2025-12-26T12:00:00Z')).toBeNull()
    // No other page shows the hours.
    expect((await load('/carrier-amil', documents)).freshUntil).toBeNull()
  })

  test('is null for malformed dates', async () => {
    const documents = [
      { _id: 'c', _type: 'claim', kind: 'price', amount: 1, validFrom: 'soon', validUntil: 7 },
      withRoute({ _id: 'carrier-amil', _type: 'carrier', price: reference('c') }),
    ]
    expect((await load('/carrier-amil', documents)).freshUntil).toBeNull()
  })
})
