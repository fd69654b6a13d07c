import { expect, test } from 'vitest'
import { RateLimit } from './rateLimit.ts'

test('a limited number of requests is allowed in a window, and again in the next one', () => {
  const limit = new RateLimit(2, 1000)
  expect([limit.take('a', 0), limit.take('a', 400), limit.take('a', 600)]).toEqual([0, 0, 400])
  expect(limit.take('b', 600)).toBe(0)
  expect(limit.take('a', 1000)).toBe(0)
})

test('a limited number of names is counted: the oldest is forgotten', () => {
  const limit = new RateLimit(1, 1000)
  limit.take('old', 0)
  for (let n = 0; n < 10_000; n++) limit.take(`n${n}`, 1)
  expect(limit.take('n9999', 1)).toBeGreaterThan(0)
  expect(limit.take('old', 1)).toBe(0)
})
