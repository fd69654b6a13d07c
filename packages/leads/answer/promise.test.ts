import { describe, expect, test } from 'vitest'
import { answerPromise } from './promise.ts'

const WEEKDAY_HOURS = { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '18:00' }
const SATURDAY_HOURS = { days: ['Sa'], opens: '08:00', closes: '12:00' }
const SUNDAY_HOURS = { days: ['Su'], note: 'Somente emergências' }
const HOURS = [WEEKDAY_HOURS, SATURDAY_HOURS, SUNDAY_HOURS]

/** Days of May 2026. */
const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [3, 4, 8, 9]

/** The instant at which it is this time on a day of May 2026 in São Paulo. */
const at = (day: number, time: string) => new Date(`2026-05-0${day}T${time}-03:00`)

describe('the promise for a request', () => {
  test.each([
    ['with hours to spare', at(MONDAY, '09:00'), 'Respondemos em até 2 horas.'],
    ['as it opens', at(MONDAY, '08:00'), 'Respondemos em até 2 horas.'],
    ['with two hours left', at(MONDAY, '16:00'), 'Respondemos em até 2 horas.'],
    [
      'with two hours left, within the same minute',
      at(MONDAY, '16:00:59'),
      'Respondemos em até 2 horas.',
    ],
    ['with less than two hours left', at(MONDAY, '16:01'), 'Respondemos até amanhã às 8h01.'],
    ['just before it opens', at(MONDAY, '07:59'), 'Respondemos hoje até as 10h.'],
    ['just after midnight', at(MONDAY, '00:00'), 'Respondemos hoje até as 10h.'],
    ['just before midnight', at(MONDAY, '23:59'), 'Respondemos até amanhã às 10h.'],
    ['as it closes', at(MONDAY, '18:00'), 'Respondemos até amanhã às 10h.'],
    ['at the end of the week', at(FRIDAY, '17:30'), 'Respondemos até amanhã às 9h30.'],
    ['on a Saturday morning', at(SATURDAY, '09:00'), 'Respondemos em até 2 horas.'],
    ['late on a Saturday morning', at(SATURDAY, '11:00'), 'Respondemos até segunda-feira às 9h.'],
    ['on a Saturday evening', at(SATURDAY, '20:00'), 'Respondemos até segunda-feira às 10h.'],
    [
      'on a Sunday, open for emergencies only',
      at(SUNDAY, '15:00'),
      'Respondemos até amanhã às 10h.',
    ],
  ])('%s', (_when, now, promise) => {
    expect(answerPromise(HOURS, now)).toBe(promise)
  })
})

test('a break for lunch counts as closed', () => {
  const hours = [
    { days: ['Mo'], opens: '13:00', closes: '18:00' },
    { days: ['Mo'], opens: '08:00', closes: '12:00' },
  ]
  expect(answerPromise(hours, at(MONDAY, '11:00'))).toBe('Respondemos hoje até as 14h.')
})

test('opening hours that are listed twice count once', () => {
  expect(answerPromise([...HOURS, ...HOURS], at(MONDAY, '17:00'))).toBe(
    'Respondemos até amanhã às 9h.',
  )
})

test('the number of hours can be set', () => {
  expect(answerPromise(HOURS, at(MONDAY, '09:00'), 1)).toBe('Respondemos em até 1 hora.')
  expect(answerPromise(HOURS, at(MONDAY, '20:00'), 4)).toBe('Respondemos até amanhã às 12h.')
})

test('one o’clock takes the singular article', () => {
  const nights = [{ days: ['Mo', 'Tu'], opens: '00:30', closes: '03:00' }]
  expect(answerPromise(nights, at(MONDAY, '00:00'), 1)).toBe('Respondemos hoje até a 1h30.')
  expect(answerPromise(nights, at(MONDAY, '09:00'), 1)).toBe('Respondemos até amanhã à 1h30.')
})

test.each([
  ['no hours', []],
  ['only days that are closed', [SUNDAY_HOURS]],
  ['times that cannot be read', [{ days: ['Mo'], opens: 'cedo', closes: 'tarde' }]],
  ['hours that end before they begin', [{ days: ['Mo'], opens: '18:00', closes: '08:00' }]],
  ['less than two hours a week', [{ days: ['Mo'], opens: '08:00', closes: '09:00' }]],
])('there is no promise with %s', (_what, hours) => {
  expect(answerPromise(hours, at(MONDAY, '09:00'))).toBeUndefined()
})
