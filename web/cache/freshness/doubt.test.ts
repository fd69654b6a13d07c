import type { Published, PublishedDocument } from '@elos/content/tags/published'
import { describe, expect, test } from 'vitest'
import { doubtOf } from './doubt.ts'

const range = (length: number) => Array.from({ length }, (_, index) => index)

const document = (_type: string, number: number, path?: string): PublishedDocument => ({
  _id: `${_type}-${number}`,
  _type,
  _rev: '1',
  ...(path === undefined ? {} : { path }),
})

const SETTINGS: PublishedDocument = { _id: 'siteSettings', _type: 'siteSettings', _rev: '1' }
const HOME: PublishedDocument = { _id: 'homePage', _type: 'homePage', _rev: '1', path: '/' }
/** A site of thirty documents: six carriers and two products with pages, and twenty claims. */
const ALL = [
  SETTINGS,
  HOME,
  ...range(6).map((number) => document('carrier', number, `/operadora-${number}`)),
  ...range(2).map((number) => document('product', number, `/produto-${number}`)),
  ...range(20).map((number) => document('claim', number)),
]
const PAGES = new Set(ALL.flatMap(({ path }) => path ?? []))

const byId = (documents: PublishedDocument[]): Published =>
  new Map(documents.map((each) => [each._id, each]))

const without = (...lost: PublishedDocument[]) => ALL.filter((each) => !lost.includes(each))
const ofType = (type: string) => ALL.filter(({ _type }) => _type === type)

describe('a reading while the site runs', () => {
  test.each<[string, PublishedDocument[], RegExp]>([
    ['of nothing', [], /no settings/],
    ['without settings', without(SETTINGS), /no settings/],
    ['without the home page', without(HOME), /no home page/],
    ['whose home page has no path', [...without(HOME), { ...HOME, path: null }], /no home page/],
    ['without all of several documents of a type', without(...ofType('carrier')), /type carrier/],
    [
      'of half of the documents, some of each type',
      without(...ofType('claim').slice(5)),
      /half of the documents/,
    ],
    [
      'of another dataset, with settings and a home page of its own',
      ALL.map((each) =>
        [SETTINGS, HOME].includes(each) ? each : { ...each, _id: `other-${each._id}` },
      ),
      /half of the documents/,
    ],
  ])('%s is doubted', (_, read, expected) => {
    expect(doubtOf(byId(read), byId(ALL), new Set())).toMatch(expected)
  })

  test.each<[string, PublishedDocument[]]>([
    ['of the same', ALL],
    ['without one document', without(document('claim', 1))],
    ['without the two documents of a type', without(...ofType('product'))],
    ['without a third of the documents, some of each type', without(...ofType('claim').slice(10))],
    ['of an older state, as when a copy was restored', ALL.map((each) => ({ ...each, _rev: '0' }))],
    ['of more documents', [...ALL, ...range(60).map((number) => document('article', number))]],
  ])('%s is believed', (_, read) => {
    expect(doubtOf(byId(read), byId(ALL), new Set())).toBeNull()
  })

  test('is believed when the loss was reported, document by document', () => {
    const read = without(...ofType('claim'), ...ofType('carrier'))
    expect(doubtOf(byId(read), byId(read), PAGES)).toBeNull()
  })
})

describe('the first reading', () => {
  test.each<[string, PublishedDocument[], RegExp]>([
    ['of nothing', [], /no settings/],
    [
      'without half of the pages that were kept',
      without(...ofType('carrier')),
      /half of the pages/,
    ],
  ])('%s is doubted', (_, read, expected) => {
    expect(doubtOf(byId(read), null, PAGES)).toMatch(expected)
  })

  test.each<[string, PublishedDocument[], Set<string>]>([
    ['with the pages that were kept', ALL, PAGES],
    ['without some of them, removed meanwhile', without(...ofType('product')), PAGES],
    ['where none was kept', ALL, new Set()],
  ])('%s is believed', (_, read, kept) => {
    expect(doubtOf(byId(read), null, kept)).toBeNull()
  })
})
