import { describe, expect, test } from 'vitest'
import { type ClaimValue, checkClaim } from './claim.ts'

/** A price with all that it needs. */
const price = {
  kind: 'price',
  amount: 200,
  subject: { _ref: 'carrier-amil' },
  conditions: 'até 23 anos',
  source: 'tabela da operadora',
  validUntil: '2999-12-31',
} as const

describe('a claim', () => {
  const days = { singular: 'dia útil', plural: 'dias úteis' }

  test.each<ClaimValue>([
    price,
    { ...price, amount: 0 },
    { kind: 'percent', amount: 250 },
    { kind: 'percent', amount: 1000 },
    { kind: 'count', amount: 5000 },
    { kind: 'duration', amount: 10, unit: days },
    { kind: 'text', text: 'gratuito' },
    { ...price, validFrom: '2024-01-01', validUntil: '2025-12-31' },
    { ...price, validFrom: '2024-01-01', validUntil: '2024-01-01' },
  ])('%o is accepted', (claim) => {
    expect(checkClaim(claim)).toEqual([])
  })

  test.each<[ClaimValue, string]>([
    [{ ...price, amount: undefined }, 'amount'],
    [{ ...price, amount: undefined, text: 'duzentos reais' }, 'amount'],
    [{ ...price, amount: -1 }, 'amount'],
    [{ kind: 'percent', amount: 1001 }, 'amount'],
    [{ kind: 'count' }, 'amount'],
    [{ kind: 'duration', amount: 10 }, 'unit'],
    [{ kind: 'duration', amount: 10, unit: { singular: 'dia' } }, 'unit'],
    [{ kind: 'text', amount: 5 }, 'text'],
    [{ ...price, validFrom: '2025-02-01', validUntil: '2025-01-31' }, 'validUntil'],
  ])('%o is refused at the field to correct: %s', (claim, field) => {
    expect(checkClaim(claim)).toMatchObject([{ path: [field] }])
  })

  test('is refused with every problem at once', () => {
    const claim: ClaimValue = {
      kind: 'duration',
      validFrom: '2025-02-01',
      validUntil: '2025-01-01',
    }
    expect(checkClaim(claim)).toHaveLength(3)
  })

  test('without a kind is not checked', () => {
    expect(checkClaim(undefined)).toEqual([])
    expect(checkClaim({ amount: -5 })).toEqual([])
  })
})

describe('the next value of a claim', () => {
  const next = { amount: 220, validFrom: '3000-01-01', validUntil: '3000-12-31' }

  test.each<ClaimValue>([
    { ...price, next },
    { ...price, next: {} },
    { ...price, validUntil: undefined, next },
    { ...price, validFrom: '2999-01-01', next },
    { kind: 'percent', amount: 5, next: { amount: 6, validFrom: '3000-01-01' } },
    { kind: 'text', text: 'gratuito', next: { text: 'sem custo', validFrom: '3000-01-01' } },
  ])('%o is accepted', (claim) => {
    expect(checkClaim(claim)).toEqual([])
  })

  test.each<[ClaimValue, string]>([
    [{ ...price, next: { ...next, amount: undefined } }, 'amount'],
    [{ ...price, next: { ...next, amount: -1 } }, 'amount'],
    [{ ...price, next: { ...next, amount: undefined, text: 'mais caro' } }, 'amount'],
    [{ ...price, next: { ...next, validFrom: undefined } }, 'validFrom'],
    [{ ...price, next: { ...next, validUntil: undefined } }, 'validUntil'],
    [{ ...price, next: { ...next, validUntil: '2999-12-31' } }, 'validUntil'],
    [
      { ...price, validFrom: '2999-01-01', next: { ...next, validFrom: '2999-01-01' } },
      'validFrom',
    ],
    [{ kind: 'text', text: 'gratuito', next: { amount: 1, validFrom: '3000-01-01' } }, 'text'],
  ])('%o is refused at its field to correct: %s', (claim, field) => {
    expect(checkClaim(claim)).toMatchObject([{ path: ['next', field] }])
  })
})

describe('a price', () => {
  test.each(['subject', 'conditions', 'source', 'validUntil'] as const)(
    'without %s is refused at that field',
    (field) => {
      expect(checkClaim({ ...price, [field]: undefined })).toMatchObject([{ path: [field] }])
    },
  )

  test('has needs that other claims do not have', () => {
    expect(checkClaim({ kind: 'percent', amount: 85 })).toEqual([])
  })
})
