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
