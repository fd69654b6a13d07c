import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brazilianDay, dayOf, daysAfter, endOfDay, startOfDay, yearBefore } from './day.ts'

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

test('days after a day may be in another month or year', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01')
})

test('a year before a leap day is 1 March', () => {
  expect(yearBefore('2026-03-10')).toBe('2025-03-10')
  expect(yearBefore('2028-02-29')).toBe('2027-03-01')
})

test('a day is written as in Brazil', () => {
  expect(brazilianDay('2025-08-27')).toBe('27/08/2025')
})
