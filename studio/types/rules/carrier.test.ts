import { dayOf } from '@elos/content/parts/time/day'
import { describe, expect, test } from 'vitest'
import { validate } from '../testing/validate.ts'
import { foreignClaimProblems, quoteValueProblems, type StatedClaim } from './carrier.ts'

const AMIL = { name: 'Amil', slug: 'amil-saude' }

describe('the slug of a carrier in the quote form', () => {
  test.each([
    ['is the only one', []],
    ['gives another value than the others', [AMIL]],
    ['is beside a carrier without a slug', [{ name: 'Nova', slug: null }]],
  ])('may be any that %s', (_, others) => {
    expect(quoteValueProblems('alice-saude', others)).toEqual([])
  })

  test.each(['amil', 'amil-saude'])('may not be “%s” beside “amil-saude”', (slug) => {
    const problems = quoteValueProblems(slug, [AMIL])
    expect(problems).toMatchObject([{ path: ['slug'] }])
    expect(problems[0]?.message).toContain('de “Amil”')
  })
})

describe('an editor', () => {
  const isRefused = async (inQuoteForm: boolean) => {
    const carrier = { _type: 'carrier', slug: { _type: 'slug', current: 'amil' }, inQuoteForm }
    const found = await validate(carrier, { offered: [AMIL] })
    return found.some(({ level, path }) => level === 'error' && path === 'slug')
  }

  test('cannot publish a second carrier with the same value in the quote form', async () => {
    expect(await isRefused(true)).toBe(true)
  })

  test('can publish it while the form does not offer it', async () => {
    expect(await isRefused(false)).toBe(false)
  })
})

test('no answer was checked, and no question asked, on a day to come', async () => {
  const pathsOn = async (day: string) => {
    const facts = { mei: { state: 'sim', asOf: day, askedOn: day } }
    const found = await validate({ _type: 'carrier', factsAsOf: day, facts })
    return found.filter(({ message }) => message.startsWith('Este dia')).map(({ path }) => path)
  }
  expect(await pathsOn('2999-01-01')).toEqual(['factsAsOf', 'facts.mei.asOf', 'facts.mei.askedOn'])
  expect(await pathsOn(dayOf(new Date()))).toEqual([])
})

describe('a claim that a carrier states', () => {
  const price: StatedClaim = {
    _id: 'claim-preco',
    title: 'Amil: mensalidade inicial',
    subject: 'carrier-amil',
    subjectType: 'carrier',
    subjectName: 'Amil',
  }
  const problems = (field: string, claim: StatedClaim, id = 'carrier-nova') =>
    foreignClaimProblems(id, new Map([[claim._id, field]]), [claim])

  test('may be about the carrier, wherever it stands', () => {
    expect(problems('price', price, 'carrier-amil')).toEqual([])
    expect(problems('hero', price, 'carrier-amil')).toEqual([])
  })

  test.each(['price', 'highlights', 'hero'])('is refused in %s if it is about another', (field) => {
    expect(problems(field, price)).toMatchObject([
      { path: [field], message: expect.stringContaining('é sobre “Amil”') },
    ])
  })

  test('may be about the brokerage or a rule, but not as the price', () => {
    const rule = { ...price, subject: null, subjectType: null, subjectName: null }
    expect(problems('information', rule)).toEqual([])
    expect(problems('price', rule)).toHaveLength(1)
  })

  test('keeps the carrier from being published if it is about another', async () => {
    const carrier = { _type: 'carrier', price: { _type: 'reference', _ref: price._id } }
    const found = await validate(carrier, { stated: [price] })
    expect(found.filter(({ path }) => path === 'price')).toMatchObject([{ level: 'error' }])
  })
})
