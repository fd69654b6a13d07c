import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateAt } from './state.ts'

describe('a claim', () => {
  const validity = { validFrom: '2024-01-01', validUntil: '2025-12-31' }

  test.each([
    ['upcoming', '2024-01-01T02:59:59Z'],
    ['current', '2024-01-01T03:00:00Z'],
    ['current', '2026-01-01T02:59:59Z'],
    ['expired', '2026-01-01T03:00:00Z'],
  ])('is %s at %s', (state, now) => {
    expect(stateAt(validity, new Date(now))).toBe(state)
  })

  test('without dates is always current', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (now) => {
        expect(stateAt({}, now)).toBe('current')
      }),
    )
  })
})
