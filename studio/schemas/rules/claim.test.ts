import { expect, it } from 'vitest'
import { type ClaimValue, checkClaim } from './claim.ts'

const days = { singular: 'dia útil', plural: 'dias úteis' }

it.each<ClaimValue>([
  { kind: 'price', amount: 200 },
  { kind: 'price', amount: 0 },
  { kind: 'percent', amount: 250 },
  { kind: 'percent', amount: 1000 },
  { kind: 'count', amount: 5000 },
  { kind: 'duration', amount: 10, unit: days },
  { kind: 'text', text: 'gratuito' },
  { kind: 'price', amount: 200, validFrom: '2024-01-01', validUntil: '2025-12-31' },
  { kind: 'price', amount: 200, validFrom: '2024-01-01', validUntil: '2024-01-01' },
])('accepts %o', (claim) => {
  expect(checkClaim(claim)).toBe(true)
})

it.each<[ClaimValue, string]>([
  [{ kind: 'price' }, 'amount'],
  [{ kind: 'price', text: 'duzentos reais' }, 'amount'],
  [{ kind: 'price', amount: -1 }, 'amount'],
  [{ kind: 'percent', amount: 1001 }, 'amount'],
  [{ kind: 'count' }, 'amount'],
  [{ kind: 'duration', amount: 10 }, 'unit'],
  [{ kind: 'duration', amount: 10, unit: { singular: 'dia' } }, 'unit'],
  [{ kind: 'text', amount: 5 }, 'text'],
  [{ kind: 'price', amount: 1, validFrom: '2025-02-01', validUntil: '2025-01-31' }, 'validUntil'],
])('points %o at the field to mend: %s', (claim, field) => {
  expect(checkClaim(claim)).toMatchObject([{ path: [field] }])
})

it('names every problem at once', () => {
  const claim: ClaimValue = { kind: 'duration', validFrom: '2025-02-01', validUntil: '2025-01-01' }
  expect(checkClaim(claim)).toHaveLength(3)
})

it('waits for the kind before judging the value', () => {
  expect(checkClaim(undefined)).toBe(true)
  expect(checkClaim({ amount: -5 })).toBe(true)
})
