import { expect, test } from 'vitest'
import { LocalRateLimit } from './rateLimit.ts'

test('a limited number of requests is allowed in a window, and again in the next one', async () => {
  const limit = new LocalRateLimit(2, 1000)
  const first = [await limit.take('a', 0), await limit.take('a', 400), await limit.take('a', 600)]
  expect(first).toEqual([0, 0, 400])
  expect(await limit.take('b', 600)).toBe(0)
  expect(await limit.take('a', 1000)).toBe(0)
})

test('a limited number of names is counted: the oldest is forgotten', async () => {
  const limit = new LocalRateLimit(1, 1000)
  await limit.take('old', 0)
  for (let n = 0; n < 10_000; n++) await limit.take(`n${n}`, 1)
  expect(await limit.take('n9999', 1)).toBeGreaterThan(0)
  expect(await limit.take('old', 1)).toBe(0)
})
