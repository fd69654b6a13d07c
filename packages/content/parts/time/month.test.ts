import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastDayOf, monthInWords, readMonth } from './month.ts'

describe('the month in a text', () => {
  test.each([
    ['2026-03', '2026-03'],
    ['2026-3', '2026-03'],
    ['2026-03-15', '2026-03'],
    ['03/2026', '2026-03'],
    ['03 / 2026', '2026-03'],
    ['2026/03', '2026-03'],
    ['032026', '2026-03'],
    ['3.2026', '2026-03'],
    ['15/03/2026', '2026-03'],
    [' Março de 2026 ', '2026-03'],
    ['1º de março de 2026', '2026-03'],
    ['mar\u0063\u0327o de 2026', '2026-03'],
    ['mar. 2026', '2026-03'],
    ['DEZ/1999', '1999-12'],
  ])('%j is %s', (text, month) => {
    expect(readMonth(text)).toBe(month)
  })

  test.each(['', '2026', '13/2026', '0/2026', 'xyz de 2026', '03/26', '03/0001', '2300-01', 'NaN'])(
    '%j has none',
    (text) => {
      expect(readMonth(text)).toBeUndefined()
    },
  )

  test('is read from any text without a failure', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void readMonth(text)))
  })
})

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day)
})

test('a month is said with its name', () => {
  expect(monthInWords('2026-03')).toBe('março de 2026')
})
