import { expect, test } from 'vitest'
import { sortedLists } from './pageLists.ts'

const item = (_ref: string) => ({ _key: _ref, _type: 'reference', _ref })
const home = {
  _id: 'homePage',
  _type: 'homePage',
  testimonials: { title: 'Depoimentos', items: [item('a'), item('c')] },
  faq: { items: [item('other')] },
  hero: { stats: [{ _key: 's', label: 'anos' }], features: [] },
}

test('a list of a page is sorted by the new order, without what it does not show', () => {
  expect(sortedLists(home, ['c', 'b', 'a'])).toEqual({
    'testimonials.items': [item('c'), item('a')],
  })
})

test('lists of other documents, and those that are sorted already, stay as they are', () => {
  expect(sortedLists(home, ['a', 'b', 'c'])).toEqual({})
})
