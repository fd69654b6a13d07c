import { expect, test } from 'vitest'
import { callTimes } from './callTimes.ts'

const WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr']

test.each([
  [
    'all day and on Saturdays',
    [
      { days: WEEK, opens: '08:00', closes: '18:00' },
      { days: ['Sa'], opens: '08:00', closes: '12:00' },
    ],
    ['manha', 'tarde', 'sabado'],
  ],
  [
    'from noon into the evening',
    [{ days: WEEK, opens: '12:00', closes: '20:00' }],
    ['tarde', 'noite'],
  ],
  ['in the morning of one day', [{ days: ['Tu'], opens: '09:00', closes: '12:00' }], ['manha']],
  ['only for emergencies', [{ days: ['Su'] }], []],
])('who is open %s calls back in opening hours', (_when, hours, times) => {
  expect(callTimes(hours)).toEqual(times)
})
