import { expect, test } from 'vitest'
import { timeLeft } from './timeLeft.ts'

/** The instant at which it is this time on a day of May 2026 in São Paulo; the fourth is a Monday. */
const at = (day: number, time: string) => new Date(`2026-05-0${day}T${time}-03:00`)
const left = (deadline: Date, now: Date) =>
  timeLeft({ status: 'nova', deadline: deadline.toISOString() }, now)

test('a new lead says until when the site promised to answer it, and how long that is', () => {
  expect(left(at(4, '11:00'), at(4, '10:25'))).toEqual({
    text: expect.stringMatching(/seg.*04\/05.*11:00: faltam 35\smin\.$/),
    isOver: false,
  })
  expect(left(at(5, '10:00'), at(5, '08:00'))?.text).toMatch(/05\/05.*10:00: faltam 2\sh\.$/)
  expect(left(at(5, '09:00'), at(5, '08:59'))?.text).toMatch(/ falta 1\smin\.$/)
  expect(left(at(5, '09:05'), at(5, '08:00'))?.text).toMatch(/ falta 1\sh\s05\smin\.$/)
})

test('a promise that was not kept says for how long', () => {
  const over = left(at(4, '11:00'), at(4, '12:05'))
  expect(over).toEqual({
    text: expect.stringMatching(/passou há 1\sh\s05\smin\.$/),
    isOver: true,
  })
  expect(left(at(4, '11:00'), at(8, '11:00'))?.text).toMatch(/passou há 4\sdias\.$/)
})

test.each([
  ['a deadline', { status: 'nova' }],
  ['a moment', { status: 'nova', deadline: 'ontem' }],
  ['a question', { status: 'em-contato', deadline: at(4, '11:00').toISOString() }],
])('without %s there is no promise', (_, lead) => {
  expect(timeLeft(lead, at(4, '10:00'))).toBeUndefined()
})
