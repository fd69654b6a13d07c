import { expect, test } from 'vitest'
import { publicationDay } from './publicationDay.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const TEN = '2026-12-10T02:00:00Z'
const PAST = '2025-01-10T12:00:00Z'

test.each([
  { before: undefined, after: TEN, day: '2026-12-09', why: 'the article comes then, in São Paulo' },
  { before: TEN, after: '2026-12-20T12:00:00Z', day: '2026-12-20', why: 'it comes later' },
  { before: TEN, after: undefined, day: '2026-11-27', why: 'it no longer waits' },
  { before: PAST, after: undefined, day: undefined, why: 'it is on the site already' },
  { before: PAST, after: 'amanhã', day: undefined, why: 'that is no moment' },
])('scheduling from $before to $after makes the day of publication $day: $why', (change) => {
  expect(publicationDay(change, NOW)).toBe(change.day)
})
