import type { StoredDocument } from '@elos/content/parts/stored/document'
import { describe, expect, test } from 'vitest'
import { rowsWith } from '../base/lists/rowsWith.ts'
import { REGISTRY_ORDERS, registryRows } from './registryRows.ts'

const page = (_id: string, path: string, updatedAt = '2026-01-01T00:00:00Z') => ({
  _id,
  _type: 'plan',
  _updatedAt: updatedAt,
  route: { path, title: `Título de ${path}` },
})

const NOW = new Date('2026-01-15T12:00:00Z')

const documents = new Map<string, StoredDocument>(
  [
    page('b', '/b', '2026-01-03T00:00:00Z'),
    page('a', '/antigo'),
    page('drafts.a', '/á', '2026-01-02T00:00:00Z'),
    page('drafts.novo', '/b'),
    page('drafts.fora', '/fora'),
    { _id: 'redirect', _type: 'redirect', source: '/fora', target: { _ref: 'b' } },
    { _id: 'price', _type: 'claim' },
  ].map((document) => [document._id, document]),
)

const rows = registryRows(documents, NOW)
const inOrder = REGISTRY_ORDERS.map(({ compare }) => rows.toSorted(compare))

describe('the pages of the registry', () => {
  test('are those of the documents as staff wrote them last, with their state', () => {
    expect(
      inOrder[0]?.map(({ id, path, state, isChanged }) => [id, path, state, isChanged]),
    ).toEqual([
      ['a', '/á', 'online', true],
      ['b', '/b', 'online', false],
      ['novo', '/b', 'draft', false],
      ['fora', '/fora', 'off', false],
    ])
  })

  test('can be in the order of their last changes', () => {
    expect(inOrder[1]?.map(({ id }) => id)).toEqual(['b', 'a', 'novo', 'fora'])
  })

  test('say when two documents have the same path', () => {
    const repeated = rows.filter(({ isRepeated }) => isRepeated)
    expect(repeated.map(({ id }) => id)).toEqual(['b', 'novo'])
  })

  test('are found by words of their path or title, without accents', () => {
    expect(rowsWith(rows, ' TITULO de /a').map(({ id }) => id)).toEqual(['a'])
    expect(rowsWith(rows, '')).toHaveLength(4)
  })
})
