import { describe, expect, test } from 'vitest'
import { advisePrice, type ClaimValue, checkClaim } from './claim.ts'

describe('a claim', () => {
  const days = { singular: 'dia útil', plural: 'dias úteis' }

  test.each<ClaimValue>([
    { kind: 'price', amount: 200 },
    { kind: 'price', amount: 0 },
    { kind: 'percent', amount: 250 },
    { kind: 'percent', amount: 1000 },
    { kind: 'count', amount: 5000 },
    { kind: 'duration', amount: 10, unit: days },
    { kind: 'text', text: 'gratuito' },
    { kind: 'price', amount: 200, validFrom: '2024-01-01', validUntil: '2025-12-31' },
    { kind: 'price', amount: 200, validFrom: '2024-01-01', validUntil: '2024-01-01' },
  ])('%o is accepted', (claim) => {
    expect(checkClaim(claim)).toBe(true)
  })

  test.each<[ClaimValue, string]>([
    [{ kind: 'price' }, 'amount'],
    [{ kind: 'price', text: 'duzentos reais' }, 'amount'],
    [{ kind: 'price', amount: -1 }, 'amount'],
    [{ kind: 'percent', amount: 1001 }, 'amount'],
    [{ kind: 'count' }, 'amount'],
    [{ kind: 'duration', amount: 10 }, 'unit'],
    [{ kind: 'duration', amount: 10, unit: { singular: 'dia' } }, 'unit'],
    [{ kind: 'text', amount: 5 }, 'text'],
    [{ kind: 'price', amount: 1, validFrom: '2025-02-01', validUntil: '2025-01-31' }, 'validUntil'],
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
    expect(checkClaim(undefined)).toBe(true)
    expect(checkClaim({ amount: -5 })).toBe(true)
  })
})

describe('advice for a price', () => {
  const price = { kind: 'price', conditions: 'até 23 anos', validUntil: '2999-12-31' } as const

  test('is not given for a price with conditions and validity, or for another kind of claim', () => {
    expect(advisePrice(price)).toBe(true)
    expect(advisePrice({ kind: 'percent' })).toBe(true)
    expect(advisePrice(undefined)).toBe(true)
  })

  test.each(['conditions', 'validUntil'] as const)('asks for %s', (field) => {
    expect(advisePrice({ ...price, [field]: undefined })).toMatchObject([{ path: [field] }])
  })
})
