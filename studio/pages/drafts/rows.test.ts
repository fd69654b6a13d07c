import { describe, expect, test } from 'vitest'
import { changedFields, draftRows } from './rows.ts'

const set = (...documents: { _id: string; _type: string; [field: string]: unknown }[]) =>
  new Map(documents.map((each) => [each._id, each]))

describe('the drafts', () => {
  test('are listed from the last edited, with what changed', () => {
    const rows = draftRows(
      set(
        { _id: 'faq-a', _type: 'siteFaqItem', question: 'A?', order: 1 },
        { _id: 'drafts.faq-a', _type: 'siteFaqItem', question: 'Aa?', order: 1, _updatedAt: '1' },
        { _id: 'drafts.faq-b', _type: 'siteFaqItem', question: 'B?', _updatedAt: '2' },
        { _id: 'faq-c', _type: 'siteFaqItem' },
      ),
    )
    expect(rows.map(({ id, changed, published }) => [id, changed, published === null])).toEqual([
      ['faq-b', [], true],
      ['faq-a', ['question'], false],
    ])
  })

  test('without a title have none of a type’s technical name', () => {
    const [row] = draftRows(set({ _id: 'drafts.faq-a', _type: 'siteFaqItem' }))
    expect(row?.title).toBe('Sem título')
  })

  test('say what publishing them does besides: a page that moves, an amount that jumps', () => {
    const claim = { _type: 'claim', kind: 'price', title: 'Preço' }
    const rows = draftRows(
      set(
        { _id: 'article-a', _type: 'article', route: { path: '/a' } },
        { _id: 'drafts.article-a', _type: 'article', route: { path: '/b' } },
        { _id: 'article-b', _type: 'article', route: { path: '/c' } },
        { _id: 'drafts.article-b', _type: 'article', route: { path: '/c', title: 'Outro' } },
        { _id: 'drafts.article-c', _type: 'article', route: { path: '/d' } },
        { _id: 'claim-a', ...claim, amount: 150 },
        { _id: 'drafts.claim-a', ...claim, amount: 1500 },
        { _id: 'claim-b', ...claim, amount: 150 },
        { _id: 'drafts.claim-b', ...claim, amount: 160 },
      ),
    )
    const idsWith = (key: 'move' | 'jump') => rows.filter((row) => row[key]).map(({ id }) => id)
    expect(idsWith('move')).toEqual(['article-a'])
    expect(idsWith('jump')).toEqual(['claim-a'])
  })
})

test('a field that was added or removed has changed, and none of Sanity’s own', () => {
  const published = { _rev: '1', name: 'A', note: 'B', list: [1, 2] }
  expect(changedFields({ _rev: '2', name: 'A', role: 'C', list: [2, 1] }, published)).toEqual([
    'role',
    'list',
    'note',
  ])
})
