import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { seedDocuments } from '../seed/documents.ts'
import { lastInNumber, lastInOrder, newArticle, newClaim, today } from './initialValues.ts'

/** A client that answers from the given documents, without a network. */
const contextOf = (dataset: object[]) => ({
  getClient: () =>
    createClient({
      projectId: 'elos',
      dataset: 'production',
      apiVersion: '2025-02-19',
      useCdn: false,
      resolveFetch: () => async (url) => {
        const asked = new URL(String(url)).searchParams
        const params = { type: JSON.parse(asked.get('$type') ?? 'null') }
        const tree = parse(asked.get('query') ?? '', { params })
        const value = await evaluate(tree, { dataset, params })
        return Response.json({ result: await value.get() })
      },
    }),
})

const seed = contextOf(seedDocuments())
const empty = contextOf([])

describe('a new document comes last', () => {
  it.each([
    ['carrier', 7],
    ['testimonial', 8],
  ])('%s at position %i', async (type, order) => {
    expect(await lastInOrder(type)(undefined, seed)).toEqual({ order })
  })

  it('a partner question with the next number', async () => {
    expect(await lastInNumber('partnerFaqItem')(undefined, seed)).toEqual({ number: 17 })
  })

  it('and is the first where there is none', async () => {
    expect(await lastInOrder('carrier')(undefined, empty)).toEqual({ order: 1 })
  })
})

it('a new article is number eleven, written and reviewed today', async () => {
  const day = today()
  expect(await newArticle(undefined, seed)).toEqual({
    number: 11,
    publishedAt: day,
    reviewedAt: day,
  })
})

it('a new claim was confirmed today', () => {
  expect(newClaim()).toEqual({ asOf: today() })
})
