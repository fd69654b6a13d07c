import { expect, test } from 'vitest'
import { checkDate } from './date.ts'

test.each(['2025-08-27', '2024-02-29'])('“%s” is a date', (date) => {
  expect(checkDate(date)).toBe(true)
})

test.each(['27/08/2025', '2025-8-27', '2025-02-29', '2025-13-01', '2025-08-27T00:00:00Z', ''])(
  '“%s” is not an ISO date of the calendar, and is refused',
  (date) => {
    expect(checkDate(date)).toContain('calendário')
  },
)
