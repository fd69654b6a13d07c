import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf, endOfDay, startOfDay, stateOf } from './life.ts'

describe('the day in São Paulo', () => {
  test('begins at 03:00 UTC', () => {
    expect(dayOf(new Date('2026-01-01T02:59:59Z'))).toBe('2025-12-31')
    expect(dayOf(new Date('2026-01-01T03:00:00Z'))).toBe('2026-01-01')
  })

  test('contains its first instant and the last one before its end', () => {
    const days = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2039-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (instant) => {
        const day = dayOf(instant)
        expect(dayOf(startOfDay(day))).toBe(day)
        expect(dayOf(new Date(endOfDay(day).getTime() - 1))).toBe(day)
        expect(dayOf(endOfDay(day)) > day).toBe(true)
      }),
    )
  })
})

describe('a claim', () => {
  const validity = { validFrom: '2024-01-01', validUntil: '2025-12-31' }

  test.each([
    ['upcoming', '2024-01-01T02:59:59Z'],
    ['current', '2024-01-01T03:00:00Z'],
    ['current', '2026-01-01T02:59:59Z'],
    ['expired', '2026-01-01T03:00:00Z'],
  ])('is %s at %s', (state, now) => {
    expect(stateOf(validity, new Date(now))).toBe(state)
  })

  test('without dates is always current', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (now) => {
        expect(stateOf({}, now)).toBe('current')
      }),
    )
  })
})
