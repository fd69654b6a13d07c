import { expect, test } from 'vitest'
import { draftsOf, newestOf } from './newest.ts'

const documents = new Map(
  ['plan-a', 'drafts.plan-a', 'plan-b', 'drafts.plan-c', 'versions.r1.plan-b'].map((_id) => [
    _id,
    { _id, _type: 'plan' },
  ]),
)

test('a document is its draft where it has one', () => {
  expect(newestOf(documents).map(({ _id }) => _id)).toEqual([
    'plan-b',
    'drafts.plan-a',
    'drafts.plan-c',
  ])
  expect(draftsOf(documents).map(({ _id }) => _id)).toEqual(['drafts.plan-a', 'drafts.plan-c'])
})
