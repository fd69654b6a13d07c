import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  brazilianDay,
  dayInWords,
  dayOf,
  daysAfter,
  endOfDay,
  isDay,
  monthsAfter,
  spokenDay,
  startOfDay,
  weekdayOf,
  yearBefore,
} from './day.ts'

describe('the day in São Paulo', () => {
  test('begins at 03:00 UTC', () => {
    expect(dayOf(new Date('2026-01-01T02:59:59Z'))).toBe('2025-12-31')
    expect(dayOf(new Date('2026-01-01T03:00:00Z'))).toBe('2026-01-01')
  })

  test('had other lengths while there was daylight saving time', () => {
    expect(startOfDay('2018-11-03')).toEqual(new Date('2018-11-03T03:00:00Z'))
    // Clocks went from 0:00 to 1:00, and back from 0:00 to 23:00 of the day before.
    expect(startOfDay('2018-11-04')).toEqual(new Date('2018-11-04T03:00:00Z'))
    expect(startOfDay('2018-11-05')).toEqual(new Date('2018-11-05T02:00:00Z'))
    expect(startOfDay('2019-02-16')).toEqual(new Date('2019-02-16T02:00:00Z'))
    expect(startOfDay('2019-02-17')).toEqual(new Date('2019-02-17T03:00:00Z'))
  })

  test('contains its first instant and the last one before its end', () => {
    const days = fc.date({
      min: new Date('2010-01-01'),
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

test.each(['', 'soon', '2025-2-1', '2025-02-30', '2025-13-01', '2025-01-01T00:00:00Z'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false)
    expect([startOfDay(text), endOfDay(text)].map(Number)).toEqual([Number.NaN, Number.NaN])
  },
)

test('days after a day may be in another month or year', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01')
})

test.each([
  ['2026-03-31', 24, '2028-03-31'],
  ['2026-08-30', 6, '2027-03-01'],
  ['2026-08-31', 6, '2027-03-01'],
  ['2027-08-31', 6, '2028-03-01'],
  ['2027-08-29', 6, '2028-02-29'],
  ['2028-02-29', 24, '2030-03-01'],
  ['2026-12-31', 12, '2027-12-31'],
])('%s and %d months are %s', (day, months, later) => {
  expect(monthsAfter(day, months)).toBe(later)
})

test('months after a day are its day, or the first of the month after a short one', () => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2199-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 36 }), (instant, months) => {
      const day = instant.toISOString().slice(0, 10)
      const later = monthsAfter(day, months)
      const [due, exact] = [monthsAfter(`${day.slice(0, 7)}-01`, months), day.slice(8)]
      const isShort = !isDay(`${due.slice(0, 7)}-${exact}`)
      expect(later).toBe(isShort ? monthsAfter(due, 1) : `${due.slice(0, 7)}-${exact}`)
    }),
  )
})

test('a year before a leap day is 1 March', () => {
  expect(yearBefore('2026-03-10')).toBe('2025-03-10')
  expect(yearBefore('2028-02-29')).toBe('2027-03-01')
})

test('a day is written as in Brazil', () => {
  expect(brazilianDay('2025-08-27')).toBe('27/08/2025')
})

test('a day is said without zeros, and has its weekday', () => {
  expect(spokenDay('2026-01-01')).toBe('1/1/2026')
  expect(weekdayOf('2026-01-01')).toBe('quinta-feira')
})

test.each([
  ['2025-08-27', '27 de agosto de 2025'],
  ['2027-01-01', '1º de janeiro de 2027'],
  ['2027-03-11', '11 de março de 2027'],
  ['amanhã', 'amanhã'],
])('in a sentence %s is %s', (day, words) => {
  expect(dayInWords(day)).toBe(words)
})

test.each(['', '2026-12-1', '2026-13-01', '2026-12-15T00:00:00Z'])(
  'a text that is not a day, such as %j, stays as it is and has no weekday',
  (text) => {
    expect([daysAfter(text, 1), monthsAfter(text, 1), yearBefore(text)]).toEqual([text, text, text])
    expect([isDay(text), weekdayOf(text)]).toEqual([false, ''])
  },
)
