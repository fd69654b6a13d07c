import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { seedDocuments } from './documents.ts'
import { readDrawings } from './read/drawings.ts'
import { collect } from './testing/collect.ts'

const documents = seedDocuments()
const drawings = readDrawings()
const IDS = new Set(documents.map(({ _id }) => _id))

test('the seed is the same every time', () => {
  expect(seedDocuments()).toEqual(documents)
})

test('ids are unique, and only those of records of consent have a dot, which makes a document private', () => {
  expect(IDS.size).toBe(documents.length)
  const others = documents.filter(({ _id }) => !/^[A-Za-z0-9-]+$/.test(_id))
  const records = documents.filter(({ _type }) => _type === 'testimonialConsent')
  expect(others).toEqual(records)
  expect(records).toHaveLength(7)
})

test('every drawing is used, and no two are equal', () => {
  const shown = collect(documents, (value) => ('_ref' in value ? String(value._ref) : undefined))
  expect(new Set(drawings.map(({ id }) => id)).size).toBe(drawings.length)
  expect(drawings.filter(({ id }) => !shown.includes(id)).map(({ name }) => name)).toEqual([])
})

test.each(drawings)('$name has a title, is small and has no script', ({ title, content }) => {
  expect(title.length).toBeLessThanOrEqual(160)
  expect(gzipSync(content).length).toBeLessThan(12 * 1024)
  expect(content.toString()).not.toMatch(/<script|<foreignObject|\son\w+=|href=|url\((?!#)/)
})

test('the seed fits in one transaction of hosted Sanity (at most 4 MB a request)', () => {
  expect(Buffer.byteLength(JSON.stringify(documents))).toBeLessThan(4_000_000)
})

test('objects in an array have keys that are unique in it', () => {
  const isObject = (item: unknown) => typeof item === 'object' && item !== null
  const lists = documents.flatMap((page) =>
    collect(page, (value) => (Array.isArray(value) && value.some(isObject) ? value : undefined)),
  )
  const wrong = lists.filter((list) => {
    const keys = list.flatMap((item) => (typeof item._key === 'string' ? [item._key] : []))
    return new Set(keys).size !== list.length
  })
  expect(lists).not.toEqual([])
  expect(wrong).toEqual([])
})

test('every page names three or four different related pages and never itself', () => {
  for (const document of documents) {
    if (!('route' in document) || !document.route) continue
    const related = (document.route.relatedRoutes ?? []).map(({ _ref }) => _ref)
    expect([3, 4], document._id).toContain(related.length)
    expect(new Set(related).size, document._id).toBe(related.length)
    expect(related).not.toContain(document._id)
  }
})
