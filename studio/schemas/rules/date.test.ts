import { expect, test } from 'vitest'
import { checkDate, isPeriod } from './date.ts'

test.each(['2025-08-27', '2024-02-29'])('accepts “%s”', (date) => {
  expect(checkDate(date)).toBe(true)
})

test.each(['27/08/2025', '2025-8-27', '2025-02-29', '2025-13-01', '2025-08-27T00:00:00Z', ''])(
  'refuses “%s”, which is not an ISO date of the calendar',
  (date) => {
    expect(checkDate(date)).toContain('calendário')
  },
)

test('accepts a period of one day, or one without a start or end', () => {
  expect(isPeriod('2025-01-01', '2025-01-01')).toBe(true)
  expect(isPeriod(undefined, '2025-01-01')).toBe(true)
  expect(isPeriod('2025-01-01', undefined)).toBe(true)
})

test('refuses a period that ends before it starts', () => {
  expect(isPeriod('2025-01-02', '2025-01-01')).toBe(false)
})
