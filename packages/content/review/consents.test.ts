import { describe, expect, test } from 'vitest'
import { authorizationOf, exampleAuthorizationOf } from '../parts/testimonial/authorization.ts'
import { found, TODAY } from '../testing/review.ts'
import { authorizedWords } from './consents.ts'

const record = {
  _id: 'consent.t',
  _type: 'testimonialConsent',
  person: 'Ana Souza',
  grantedAt: TODAY,
  method: 'email',
  words: 'Explicaram tudo.\nSem pressa.',
}
const testimonial = {
  _id: 't',
  _type: 'testimonial',
  author: 'Ana',
  content: 'Explicaram tudo. Sem pressa. ',
}

describe('a testimonial has no consent, and the record is opened at the field to correct', () => {
  test.each([
    ['without a record', undefined, 'person'],
    ['with a record that is empty', { ...record, person: ' ' }, 'person'],
    ['without the day', { ...record, grantedAt: undefined }, 'grantedAt'],
    ['without the way', { ...record, method: undefined }, 'method'],
    ['without the words', { ...record, words: '' }, 'words'],
    ['with other words', { ...record, words: 'Explicaram tudo.' }, 'words'],
    ['with a day to come', { ...record, grantedAt: '2026-03-11' }, 'grantedAt'],
    ['with the record of another', { ...record, _id: 'consent.other' }, 'person'],
    ['once it is withdrawn', { ...record, person: '', withdrawnAt: TODAY }, 'withdrawnAt'],
  ])('%s', (_, kept, path) => {
    const documents = [testimonial, ...(kept ? [kept] : [])]
    expect(found(documents, 'testimonialUnauthorized')).toMatchObject([
      { documentId: 'consent.t', documentType: 'testimonialConsent', path, title: 'Ana' },
    ])
    const its = kept?._id === 'consent.t' ? kept : undefined
    expect(authorizedWords(its, testimonial.content, TODAY)).toBeUndefined()
  })
})

test("an example of a record is no consent, and shows the testimonial on a developer's machine alone", () => {
  const example = { ...record, example: true }
  expect(found([testimonial, example], 'testimonialUnauthorized')).toMatchObject([
    { documentId: 'consent.t', path: 'example', message: expect.stringContaining('é um exemplo') },
  ])
  expect(authorizedWords(example, testimonial.content, TODAY)).toBe(
    exampleAuthorizationOf('Explicaram tudo. Sem pressa.'),
  )
  const others = { ...example, words: 'Outras palavras.' }
  expect(authorizedWords(others, testimonial.content, TODAY)).toBeUndefined()
})

test('a testimonial has consent while the record of its words is whole, however they are broken into lines', () => {
  expect(found([testimonial, record], 'testimonialUnauthorized')).toEqual([])
  expect(authorizedWords(record, testimonial.content, TODAY)).toBe(
    authorizationOf('Explicaram tudo. Sem pressa.'),
  )
})
