import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsBefore } from './retention.ts'

test.each([
  ['2026-11-21T17:05:00Z', 12, '2025-11-21T17:05:00.000Z'],
  ['2026-03-31T00:00:00Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2024-03-31T00:00:00Z', 1, '2024-02-29T00:00:00.000Z'],
  ['2026-01-15T00:00:00Z', 2, '2025-11-15T00:00:00.000Z'],
])('the moment before %s by %i months is %s', (moment, months, before) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before)
})

test('the result is earlier by that many months, whose lengths differ by a few days', () => {
  const moments = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 60 }), (moment, months) => {
      const days = (moment.getTime() - monthsBefore(moment, months).getTime()) / 86_400_000
      expect(days).toBeGreaterThan(months * 30.4 - 3.5)
      expect(days).toBeLessThan(months * 30.5 + 4)
    }),
  )
})
