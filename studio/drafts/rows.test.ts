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
        { _id: 'drafts.preview-x', _type: 'route' },
      ),
    )
    expect(rows.map(({ id, changed, published }) => [id, changed, published === null])).toEqual([
      ['faq-b', [], true],
      ['faq-a', ['question'], false],
    ])
  })

  test('say what publishing them does besides: a page, a moved page, an amount that jumps', () => {
    const claim = { _type: 'claim', kind: 'price', title: 'Preço' }
    const rows = draftRows(
      set(
        { _id: 'article-a', _type: 'article' },
        { _id: 'route-a', _type: 'route', path: '/a', subject: to('article-a') },
        { _id: 'drafts.route-a', _type: 'route', path: '/b', subject: to('article-a') },
        { _id: 'drafts.article-a', _type: 'article', title: 'Com página' },
        { _id: 'drafts.article-b', _type: 'article', title: 'Sem página' },
        { _id: 'drafts.homePage', _type: 'homePage' },
        { _id: 'claim-a', ...claim, amount: 150 },
        { _id: 'drafts.claim-a', ...claim, amount: 1500 },
        { _id: 'claim-b', ...claim, amount: 150 },
        { _id: 'drafts.claim-b', ...claim, amount: 160 },
      ),
    )
    const idsWith = (key: 'needsPage' | 'move' | 'jump') =>
      rows.filter((row) => row[key]).map(({ id }) => id)
    expect(idsWith('needsPage')).toEqual(['article-b'])
    expect(idsWith('move')).toEqual(['route-a'])
    expect(idsWith('jump')).toEqual(['claim-a'])
  })

  test('are published after what they refer to', () => {
    const rows = draftRows(
      set(
        { _id: 'category', _type: 'articleCategory' },
        { _id: 'drafts.article', _type: 'article', author: to('ana'), category: to('category') },
        { _id: 'drafts.route', _type: 'route', subject: to('article') },
        { _id: 'drafts.ana', _type: 'author', name: 'Ana' },
      ),
    )
    const [one, two, three] = inPublishingOrder(rows.toReversed()).map(([row]) => row?.id)
    expect([one, two, three]).toEqual(['ana', 'article', 'route'])
    expect(rows.find(({ id }) => id === 'article')?.requires).toEqual(['ana'])
  })

  test('that refer to each other are one group', () => {
    const rows = draftRows(
      set(
        { _id: 'drafts.a', _type: 'route', relatedRoutes: [to('b')] },
        { _id: 'drafts.b', _type: 'route', relatedRoutes: [to('a')] },
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
