import { expect, test } from 'vitest'
import { notificationsOf, retryAt } from './schedule.ts'

const SENT = new Date('2026-11-26T12:00:00.000Z')
const DEADLINE = new Date('2026-11-26T14:00:00.000Z')

test('a lead is told through every channel at once, and by e-mail again half an hour before its deadline', () => {
  expect(notificationsOf(SENT, DEADLINE, ['mail', 'webhook'])).toEqual([
    { _key: 'mail', nextAt: '2026-11-26T12:00:00.000Z', attempts: 0 },
    { _key: 'webhook', nextAt: '2026-11-26T12:00:00.000Z', attempts: 0 },
    { _key: 'reminder', nextAt: '2026-11-26T13:30:00.000Z', attempts: 0 },
  ])
})

test('there is no reminder without a deadline, nor without e-mail', () => {
  const keys = (...options: Parameters<typeof notificationsOf>) =>
    notificationsOf(...options).map(({ _key }) => _key)
  expect(keys(SENT, undefined, ['mail'])).toEqual(['mail'])
  expect(keys(SENT, DEADLINE, ['webhook'])).toEqual(['webhook'])
  expect(keys(SENT, DEADLINE, [])).toEqual([])
})

test('the pauses between attempts grow to half an hour', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 50].map(
    (attempts) => (retryAt(attempts, SENT).getTime() - SENT.getTime()) / 60_000,
  )
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
})
