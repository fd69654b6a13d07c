import { describe, expect, test } from 'vitest'
import { validate } from '../testing/validate.ts'
import { quoteValueProblems } from './carrier.ts'

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
    const found = await validate(carrier, [AMIL])
    return found.some(({ level, path }) => level === 'error' && path === 'slug')
  }

  test('cannot publish a second carrier with the same value in the quote form', async () => {
    expect(await isRefused(true)).toBe(true)
  })

  test('can publish it while the form does not offer it', async () => {
    expect(await isRefused(false)).toBe(false)
  })
})
