import { expect, test } from 'vitest'
import { draftsOf, newestOf, publishedWithDrafts } from './newest.ts'

const documents = new Map(
  [
    'route-a',
    'drafts.route-a',
    'route-b',
    'drafts.route-c',
    'drafts.preview-article-a',
    'versions.r1.route-b',
  ].map((_id) => [_id, { _id, _type: 'route' }]),
)

test('a document is its draft where it has one, and no page made for a preview', () => {
  expect(newestOf(documents).map(({ _id }) => _id)).toEqual([
    'route-b',
    'drafts.route-a',
    'drafts.route-c',
  ])
  expect(draftsOf(documents).map(({ _id }) => _id)).toEqual(['drafts.route-a', 'drafts.route-c'])
})

test('drafts stand in place of what is published, by its id', () => {
  const all = publishedWithDrafts(documents)
  expect(all.map(({ _id }) => _id)).toEqual(['route-b', 'route-a', 'route-c'])
  expect(publishedWithDrafts(documents)[1]).toBe(all[1])
})
