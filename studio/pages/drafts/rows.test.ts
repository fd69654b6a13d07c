import { describe, expect, test } from 'vitest'
import { changedFields, draftRows, inPublishingOrder } from './rows.ts'

const to = (_ref: string) => ({ _type: 'reference', _ref })
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

  test('are published after what they refer to', () => {
    const rows = draftRows(
      set(
        { _id: 'category', _type: 'articleCategory' },
        { _id: 'drafts.article', _type: 'article', author: to('ana'), category: to('category') },
        { _id: 'drafts.plan', _type: 'plan', route: { relatedRoutes: [to('article')] } },
        { _id: 'drafts.ana', _type: 'author', name: 'Ana' },
      ),
    )
    const [one, two, three] = inPublishingOrder(rows.toReversed()).map(([row]) => row?.id)
    expect([one, two, three]).toEqual(['ana', 'article', 'plan'])
    expect(rows.find(({ id }) => id === 'article')?.requires).toEqual(['ana'])
  })

  test('that refer to each other are one group', () => {
    const rows = draftRows(
      set(
        { _id: 'drafts.a', _type: 'plan', route: { relatedRoutes: [to('b')] } },
        { _id: 'drafts.b', _type: 'plan', route: { relatedRoutes: [to('a')] } },
      ),
    )
    expect(inPublishingOrder(rows).map((group) => group.map(({ id }) => id))).toEqual([['b', 'a']])
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
