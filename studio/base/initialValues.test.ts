import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'
import { clientOf } from '../types/testing/client.ts'
import { validate } from '../types/testing/validate.ts'
import { lastIn, newArticle, newClaim, newLanding, today } from './initialValues.ts'

/** A client that queries the given documents without a network. */
const contextOf = (dataset: object[]) => ({
  getClient: () =>
    clientOf(async (query, parameters) => {
      const params = { type: JSON.parse(parameters.get('$type') ?? 'null') }
      const value = await evaluate(parse(query, { params }), { dataset, params })
      return value.get()
    }),
})

const seed = contextOf(seedDocuments())
const empty = contextOf([])

describe('a new document comes last', () => {
  test.each([
    ['carrier', 7],
    ['testimonial', 8],
  ])('%s at position %i', async (type, order) => {
    expect(await lastIn('order', type)(undefined, seed)).toEqual({ order })
  })

  test('a partner question with the next number', async () => {
    expect(await lastIn('number', 'partnerFaqItem')(undefined, seed)).toEqual({ number: 17 })
  })

  test('the first document at position 1', async () => {
    expect(await lastIn('order', 'carrier')(undefined, empty)).toEqual({ order: 1 })
  })
})

test('a new article is number eleven, written and reviewed today, with an icon', async () => {
  const day = today()
  expect(await newArticle(undefined, seed)).toMatchObject({
    number: 11,
    publishedAt: day,
    reviewedAt: day,
    icon: 'file-text',
  })
})

describe('a new page', () => {
  test.each([
    ['article', newArticle],
    ['carrier', newLanding('carrier')],
  ])(
    'closes with the button, the message and the promise of the settings for a new %s',
    async (_type, newOne) => {
      const value = await newOne(undefined, seed)
      expect(value).toMatchObject({
        closing: { label: 'Solicitar Cotação' },
        chatMessage: expect.stringContaining('gostaria de uma cotação'),
      })
      const wrong = await validate({ _type, ...value })
      expect(wrong.filter(({ path }) => /^(closing|chatMessage|order|number)/.test(path))).toEqual(
        [],
      )
    },
  )

  test('has no closing before there are settings', async () => {
    expect(await newLanding('carrier')(undefined, empty)).toEqual({ order: 1 })
  })
})

test('a new claim is dated today', () => {
  expect(newClaim()).toEqual({ asOf: today() })
})
