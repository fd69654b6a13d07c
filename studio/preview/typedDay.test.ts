import { expect, test } from 'vitest'
import { readTypedDay } from './typedDay.ts'

test.each([
  ['01/02/2027', '2027-02-01'],
  ['1/2/2027', '2027-02-01'],
  [' 1/2/27 ', '2027-02-01'],
  ['31.12.2026', '2026-12-31'],
  ['31-12-2026', '2026-12-31'],
])('%j is %s', (typed, day) => {
  expect(readTypedDay(typed)).toBe(day)
})

test.each(['', 'amanhã', '31/02/2027', '2027-01-01', '1/2', '1/2/127', '12/31/2026'])(
  '%j is no day',
  (typed) => {
    expect(readTypedDay(typed)).toBeUndefined()
  },
)
