import type { StoredDocument } from '@elos/content/parts/stored/document'
import { describe, expect, test } from 'vitest'
import { inOrder, patchesFor, unseenOf } from './order.ts'

const LIST = { type: 'siteFaqItem', title: 'Perguntas', field: 'order' } as const

const at = (_id: string, order?: number) => ({ _id, _type: LIST.type, _rev: 'r', order })
const stored = [at('c', 3), at('a', 1), at('b', 2)]
const set = (...documents: StoredDocument[]) => new Map(documents.map((each) => [each._id, each]))

describe('a list', () => {
  test('is in the order of its positions', () => {
    expect(inOrder(set(...stored), LIST)).toEqual(['a', 'b', 'c'])
  })

  test('has a document with a draft once, where the draft puts it', () => {
    expect(inOrder(set(at('drafts.a', 9), ...stored), LIST)).toEqual(['b', 'c', 'a'])
  })

  test('is in the order of the page that shows it, with the others by their positions', () => {
    const faq = { items: ['c', 'b'].map((_ref) => ({ _ref })) }
    const home = { _id: 'homePage', _type: 'homePage', faq }
    expect(inOrder(set(home, at('d', 4), ...stored), LIST)).toEqual(['a', 'c', 'b', 'd'])
  })

  test('has documents of one position by id, and those without one last', () => {
    const others = [at('e'), at('d'), at('aa', 1)]
    expect(inOrder(set(...others, ...stored), LIST)).toEqual(['a', 'aa', 'b', 'c', 'd', 'e'])
  })

  test('knows what no visitor sees: what has no page, and is named on no published one', () => {
    const route = (path: string) => ({ route: { path } })
    const home = { _type: 'homePage', ...route('/'), faq: { items: [{ _ref: 'a' }] } }
    const free = { _type: 'freePage', ...route('/mei'), sections: [{ items: [{ _ref: 'e' }] }] }
    const documents = set(
      ...stored,
      at('drafts.d', 4),
      { ...home, _id: 'homePage' },
      { ...at('b', 2), ...route('/b') },
      at('e', 5),
      { ...free, _id: 'mei' },
      { ...free, _id: 'drafts.amil', sections: [{ items: [{ _ref: 'c' }] }] },
      { _id: 'consent.c', _type: 'consent', testimonial: { _ref: 'c' } },
    )
    expect(unseenOf(documents, ['a', 'b', 'c', 'd', 'e'])).toEqual(['c', 'd'])
  })
})

describe('a new order', () => {
  const changedBy = (order: string[], ...documents: StoredDocument[]) =>
    patchesFor(set(...documents), LIST, order).map((patch) => [patch.id, patch.set])

  test('changes only what moved', () => {
    const moved = [
      ['a', { order: 2 }],
      ['b', { order: 1 }],
    ]
    expect(changedBy(['b', 'a', 'c'], ...stored)).toEqual(moved)
    expect(changedBy(['a', 'b', 'c'], ...stored)).toEqual([])
  })

  test('changes a document and its draft, so that publishing the draft does not move it back', () => {
    const moved = changedBy(['c', 'a', 'b'], at('drafts.c', 3), ...stored)
    expect(moved.slice(0, 2)).toEqual([
      ['drafts.c', { order: 1 }],
      ['c', { order: 1 }],
    ])
  })

  test('ends that two documents have one position', () => {
    expect(changedBy(['a', 'b'], at('a', 3), at('b', 3))).toHaveLength(2)
  })

  test('leaves a document alone that somebody added meanwhile', () => {
    expect(changedBy(['a', 'b', 'c'], ...stored, at('d', 4))).toEqual([])
  })
})
