import { expect, test } from 'vitest'
import { timeLeft } from './timeLeft.ts'

const SCHEDULE = {
  openingHours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '18:00' }],
  specialDays: [],
}

/** The instant at which it is this time on a day of May 2026 in São Paulo; the fourth is a Monday. */
const at = (day: number, time: string) => new Date(`2026-05-0${day}T${time}-03:00`)
const left = (sent: Date, now: Date) => timeLeft(SCHEDULE, sent.toISOString(), now)

test('the promise runs from the moment at which the lead came', () => {
  expect(left(at(4, '09:00'), at(4, '10:25'))).toEqual({
    text: expect.stringMatching(/seg.*04\/05.*11:00: faltam 35\smin\.$/),
    isOver: false,
  })
})

test('the promise does not run while the brokerage is closed', () => {
  expect(left(at(4, '20:00'), at(5, '08:00'))?.text).toMatch(/05\/05.*10:00: faltam 2\sh\.$/)
})

test('a promise that was not kept says for how long', () => {
  const over = left(at(4, '09:00'), at(4, '12:05'))
  expect(over).toEqual({
    text: expect.stringMatching(/passou há 1\sh\s05\smin\.$/),
    isOver: true,
  })
  expect(left(at(4, '09:00'), at(8, '11:00'))?.text).toMatch(/passou há 4\sdias\.$/)
})

test.each([
  ['opening hours', { openingHours: [], specialDays: [] }, at(4, '09:00').toISOString()],
  ['a moment', SCHEDULE, 'ontem'],
])('without %s there is no promise', (_, schedule, sent) => {
  expect(timeLeft(schedule, sent, at(4, '10:00'))).toBeUndefined()
})
