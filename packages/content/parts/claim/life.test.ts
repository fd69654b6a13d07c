import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimResult, nextResult } from '../../fixtures/claim.ts'
import { dayOf, daysAfter, startOfDay } from '../time/day.ts'
import { claimOn, claimStateOn, hasChangedBy, isAged, turnsOf, valuesFrom } from './life.ts'
import { mapClaim } from './map.ts'

/** A price of R$ 200 until the end of 2026, then of R$ 220 until the end of 2027. */
const price = claimResult({
  conditions: 'até 23 anos',
  source: 'Tabela de 2026',
  sourceUrl: 'https://exemplo.com.br/2026',
  asOf: '2026-01-10',
  validUntil: '2026-12-31',
  next: nextResult({ amount: 220, validFrom: '2027-01-01', validUntil: '2027-12-31' }),
})

const shownOn = (claim: typeof price, day: string) => mapClaim(claim, startOfDay(day))

describe('a claim with a next value', () => {
  test('has its value until the eve of the first day of the next, and that from then on', () => {
    expect(shownOn(price, '2026-12-31')).toMatchObject({ amount: 200, validUntil: '2026-12-31' })
    expect(shownOn(price, '2027-01-01')).toMatchObject({
      text: 'a partir de R$\u00a0220 por mês',
      amount: 220,
      validFrom: '2027-01-01',
      validUntil: '2027-12-31',
    })
    expect(shownOn(price, '2028-01-01')).toMatchObject({ state: 'expired', amount: null })
  })

  test('changes at midnight in São Paulo', () => {
    expect(mapClaim(price, new Date('2027-01-01T02:59:59Z'))?.amount).toBe(200)
    expect(mapClaim(price, new Date('2027-01-01T03:00:00Z'))?.amount).toBe(220)
  })

  test('ends before the next begins, even if it was valid for longer or without end', () => {
    for (const validUntil of ['2999-12-31', null])
      expect(claimOn({ ...price, validUntil }, '2026-06-01').validUntil).toBe('2026-12-31')
  })

  test('is on request between its last day and the first of the next', () => {
    const gap = { ...price, validUntil: '2026-11-30' }
    expect(shownOn(gap, '2026-12-15')).toMatchObject({ state: 'expired', amount: null })
    expect(turnsOf(gap)).toEqual(['2026-12-01', '2027-01-01', '2028-01-01'])
  })

  test('keeps its conditions and its source, unless the next has others', () => {
    const [, next] = valuesFrom(price, '2026-06-01')
    expect(next).toMatchObject({
      conditions: 'até 23 anos',
      source: 'Tabela de 2026',
      sourceUrl: 'https://exemplo.com.br/2026',
      asOf: null,
    })
    const renewed = nextResult({
      ...price.next,
      conditions: 'até 18 anos',
      source: 'Tabela de 2027',
      asOf: '2026-12-20',
    })
    expect(valuesFrom({ ...price, next: renewed }, '2026-06-01')[1]).toMatchObject({
      conditions: 'até 18 anos',
      source: 'Tabela de 2027',
      sourceUrl: null,
      asOf: '2026-12-20',
    })
  })

  test('changes its words when it is of words', () => {
    const claim = claimResult({
      kind: 'text',
      amount: null,
      text: 'gratuito',
      next: nextResult({ text: 'sem custo', validFrom: '2027-01-01' }),
    })
    expect(shownOn(claim, '2026-12-31')?.text).toBe('gratuito')
    expect(shownOn(claim, '2027-01-01')?.text).toBe('sem custo')
  })

  test.each([
    ['no day', { amount: 220 }],
    ['a malformed day', { amount: 220, validFrom: 'soon' }],
    ['no value', { validFrom: '2027-01-01' }],
    ['a value of another kind', { text: 'grátis', validFrom: '2027-01-01' }],
  ])('is as it was while the next has %s', (_, fields) => {
    const claim = { ...price, next: nextResult(fields) }
    expect(claimOn(claim, '2030-01-01')).toBe(claim)
    expect(hasChangedBy(claim, '2030-01-01')).toBe(false)
  })
})

test('a turn is exactly a day on which the claim is not what it was the day before', () => {
  const days = fc.integer({ min: 0, max: 40 }).map((count) => daysAfter('2026-12-15', count))
  const maybe = fc.option(days)
  const yearAgo = fc.option(days.map((day) => day.replace('2026', '2025').replace('2027', '2026')))
  const claims = fc.record({
    validFrom: maybe,
    validUntil: maybe,
    asOf: yearAgo,
    from: maybe,
    until: maybe,
    checked: yearAgo,
  })
  fc.assert(
    fc.property(claims, ({ validFrom, validUntil, asOf, from, until, checked }) => {
      const next = nextResult({ amount: 220, validFrom: from, validUntil: until, asOf: checked })
      const claim = claimResult({ validFrom, validUntil, asOf, next })
      const readingOn = (day: string) =>
        `${claimOn(claim, day).amount} ${claimStateOn(claim, day)} ${isAged(claim, day)}`
      const span = Array.from({ length: 45 }, (_, index) => daysAfter('2026-12-14', index))
      expect(turnsOf(claim)).toEqual(
        span.slice(1).filter((day) => readingOn(day) !== readingOn(daysAfter(day, -1))),
      )
    }),
  )
})

describe('a claim with a validity', () => {
  const validity = { validFrom: '2024-01-01', validUntil: '2025-12-31' }

  test.each([
    ['upcoming', '2024-01-01T02:59:59Z'],
    ['current', '2024-01-01T03:00:00Z'],
    ['current', '2026-01-01T02:59:59Z'],
    ['expired', '2026-01-01T03:00:00Z'],
  ])('is %s at %s', (state, now) => {
    expect(claimStateOn(validity, dayOf(new Date(now)))).toBe(state)
  })
})
