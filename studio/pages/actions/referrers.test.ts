import { describe, expect, test } from 'vitest'
import { referrersOf, removalOf } from './referrers.ts'

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

describe('before it is removed', () => {
  const testimonial = { id: 'testimonial-1', type: 'testimonial' }
  const consent = { id: 'consent.testimonial-1', type: 'testimonialConsent' }
  test.each([
    ['a testimonial is deleted, its record', testimonial, 'delete', 'testimonial-1', consent.id],
    ['a testimonial is unpublished, no record', testimonial, 'unpublish', 'testimonial-1', null],
    ['a record, what shows its testimonial', consent, 'delete', 'testimonial-1', null],
    ['any other document, none', { id: 'amil', type: 'carrier' }, 'delete', 'amil', null],
  ])('%s is looked for', (_, document, action, id, record) => {
    expect(removalOf(document, action)).toEqual({ id, record })
  })

  test('a record is named by who gave the consent', () => {
    const document = { _id: consent.id, _type: consent.type, person: 'Ana Souza' }
    expect(referrersOf([document], 'testimonial-1')).toMatchObject([
      { documentId: consent.id, documentType: consent.type, title: 'Ana Souza', isDraft: false },
    ])
  })
})
