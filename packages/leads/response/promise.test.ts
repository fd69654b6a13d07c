import type { SpecialDay } from '@elos/content/parts/specialDays/type'
import { describe, expect, test } from 'vitest'
import type { OpenHours } from './deadline.ts'
import { responseConfirmation, responsePromise } from './promise.ts'

const WEEKDAY_HOURS = { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '18:00' }
const SATURDAY_HOURS = { days: ['Sa'], opens: '08:00', closes: '12:00' }
const SUNDAY_HOURS = { days: ['Su'], note: 'Somente emergências' }
const HOURS = [WEEKDAY_HOURS, SATURDAY_HOURS, SUNDAY_HOURS]

const open = (openingHours: OpenHours[], ...specialDays: SpecialDay[]) => ({
  openingHours,
  specialDays,
})
const SCHEDULE = open(HOURS)

/** The days of May 2026 with these weekdays. */
const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [3, 4, 8, 9]

/** The instant at which it is this time on a day of May 2026 in São Paulo. */
const at = (day: number, time: string) => new Date(`2026-05-0${day}T${time}-03:00`)

describe('the promise for a request', () => {
  test.each([
    ['as it opens', at(MONDAY, '08:00'), 'Respondemos em até 2 horas.'],
    ['with two hours left', at(MONDAY, '16:00:59'), 'Respondemos em até 2 horas.'],
    ['with less than two hours left', at(MONDAY, '16:01'), 'Respondemos até amanhã às 8h01.'],
    ['just before it opens', at(MONDAY, '07:59'), 'Respondemos hoje até as 10h.'],
    ['just before midnight', at(MONDAY, '23:59'), 'Respondemos até amanhã às 10h.'],
    ['as it closes', at(MONDAY, '18:00'), 'Respondemos até amanhã às 10h.'],
    ['at the end of the week', at(FRIDAY, '17:30'), 'Respondemos até amanhã às 9h30.'],
    ['on a Saturday morning', at(SATURDAY, '09:00'), 'Respondemos em até 2 horas.'],
    ['late on a Saturday morning', at(SATURDAY, '11:00'), 'Respondemos até segunda-feira às 9h.'],
    [
      'on a Sunday, open for emergencies only',
      at(SUNDAY, '15:00'),
      'Respondemos até amanhã às 10h.',
    ],
  ])('%s', (_when, now, promise) => {
    expect(responsePromise(SCHEDULE, now)).toBe(promise)
  })
})

test('a break for lunch counts as closed, and hours that are listed twice count once', () => {
  const monday = [
    { days: ['Mo'], opens: '13:00', closes: '18:00' },
    { days: ['Mo'], opens: '08:00', closes: '12:00' },
  ]
  for (const hours of [monday, [...monday, ...monday]])
    expect(responsePromise(open(hours), at(MONDAY, '11:00'))).toBe('Respondemos hoje até as 14h.')
})

test('one o’clock takes the singular article', () => {
  const nights = [
    { days: ['Mo'], opens: '22:30', closes: '23:30' },
    { days: ['Tu'], opens: '00:30', closes: '03:00' },
  ]
  expect(responsePromise(open(nights), at(MONDAY, '09:00'))).toBe('Respondemos até amanhã à 1h30.')
})

test.each([
  ['no hours', []],
  ['only days that are closed', [SUNDAY_HOURS]],
  ['times that cannot be read', [{ days: ['Mo'], opens: 'cedo', closes: 'tarde' }]],
  ['hours that end before they begin', [{ days: ['Mo'], opens: '18:00', closes: '08:00' }]],
  ['less than two hours a fortnight', [{ days: ['Mo'], opens: '08:00', closes: '08:50' }]],
])('there is no promise with %s', (_what, hours) => {
  expect(responsePromise(open(hours), at(MONDAY, '09:00'))).toBeUndefined()
})

describe('a day with hours of its own', () => {
  const halfDay = (...openings: SpecialDay['openings']) =>
    open(HOURS, { date: '2026-05-04', openings })
  const MORNING = { opens: '08:00', closes: '12:00' }
  const AFTERNOON = { opens: '14:00', closes: '16:00' }

  test('ends when it closes', () => {
    const promise = responsePromise(halfDay(MORNING), at(MONDAY, '11:00'))
    expect(promise).toBe('Respondemos até amanhã às 9h.')
  })

  test('may have a break', () => {
    const promise = responsePromise(halfDay(MORNING, AFTERNOON), at(MONDAY, '11:00'))
    expect(promise).toBe('Respondemos hoje até as 15h.')
  })

  test('may open what its weekday closes', () => {
    const sunday = { date: '2026-05-03', openings: [MORNING] }
    expect(responsePromise(open(HOURS, sunday), at(SUNDAY, '09:00'))).toBe(
      'Respondemos em até 2 horas.',
    )
  })
})

describe('a holiday', () => {
  const holiday = (...days: string[]) =>
    open(HOURS, ...days.map((date) => ({ date, openings: [] })))

  test.each([
    ['on its morning', at(MONDAY, '09:00'), 'Respondemos até amanhã às 10h.'],
    ['the evening before', at(SUNDAY, '23:30'), 'Respondemos até terça-feira às 10h.'],
    ['late on the last open day', at(2, '11:00'), 'Respondemos até terça-feira às 9h.'],
  ])('counts as closed: %s', (_when, now, promise) => {
    expect(responsePromise(holiday('2026-05-04'), now)).toBe(promise)
  })

  test('after a week of them the date is named, not the day of the week', () => {
    const week = ['04', '05', '06', '07', '08', '09'].map((day) => `2026-05-${day}`)
    expect(responsePromise(holiday(...week), at(SUNDAY, '12:00'))).toBe(
      'Respondemos até 11/05 às 10h.',
    )
  })
})

describe('the confirmation of a request', () => {
  test('promises nothing without opening hours', () => {
    expect(responseConfirmation(open([]), at(MONDAY, '09:00'))).toBe(
      'Nossa equipe entrará em contato.',
    )
  })

  test('never says another time than the promise, through a week with a holiday', () => {
    const schedule = open(HOURS, { date: '2026-05-06', openings: [] })
    const said = new Set<string>()
    for (let minute = 0; minute < 7 * 24 * 60; minute += 10) {
      const now = new Date(at(SUNDAY, '00:00').getTime() + minute * 60_000)
      const promise = responsePromise(schedule, now) ?? ''
      const confirmation = responseConfirmation(schedule, now)
      const time = (sentence: string) => sentence.match(/(hoje até|até).*$/)?.[0]
      expect(time(confirmation)).toBe(time(promise))
      said.add(confirmation)
    }
    expect(said).toContain('Nossa equipe entrará em contato em até 2 horas.')
    expect(said).toContain('Respondemos até quinta-feira às 10h.')
  })
})
