import { expect, test } from 'vitest'
import { referrersOf } from './referrers.ts'

const to = (id: string) => ({ _type: 'reference', _ref: id })
const HOME = {
  _id: 'homePage',
  _type: 'homePage',
  hero: { title: 'Seu plano' },
  carriers: {
    items: [
      { _key: 'x', ...to('amil') },
      { _key: 'y', ...to('bradesco') },
    ],
  },
}
const ARTICLE = {
  _id: 'drafts.article-1',
  _type: 'article',
  title: 'Onde contratar',
  body: [{ _key: 'b', markDefs: [{ _key: 'm', _type: 'routeLink', route: to('bradesco') }] }],
}

test('names each document that links to another, and the field with the link', () => {
  expect(referrersOf([HOME, ARTICLE], 'bradesco')).toEqual([
    {
      documentId: 'homePage',
      documentType: 'homePage',
      title: 'Seu plano',
      path: 'carriers.items[_key=="y"]',
      isDraft: false,
    },
    {
      documentId: 'article-1',
      documentType: 'article',
      title: 'Onde contratar',
      path: 'body[_key=="b"].markDefs[_key=="m"].route',
      isDraft: true,
    },
  ])
})

test.each([
  ['its draft', ['drafts.homePage', 'homePage'], false],
  ['its draft in a release', ['homePage', 'versions.r1.homePage'], false],
  ['another of its drafts', ['drafts.homePage', 'versions.r1.homePage'], true],
])('names a document once, even if %s links too', (_, ids, isDraft) => {
  const documents = ids.map((_id) => ({ ...HOME, _id }))
  expect(referrersOf(documents, 'bradesco')).toMatchObject([{ documentId: 'homePage', isDraft }])
})
