import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lakeCheck } from './isLakeUp.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the Lake is asked once for all who accept an answer of the same age', async () => {
  const ask = vi.fn(async () => true)
  const isLakeUp = lakeCheck(ask)
  expect(await Promise.all([isLakeUp(1000), isLakeUp(10_000)])).toEqual([true, true])
  vi.advanceTimersByTime(1001)
  await isLakeUp(10_000)
  expect(ask).toHaveBeenCalledTimes(1)
  await isLakeUp(1000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a Lake that does not answer is down, until it is asked again', async () => {
  const ask = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('offline'))
  const isLakeUp = lakeCheck(ask)
  expect([await isLakeUp(1000), await isLakeUp(1000)]).toEqual([false, false])
  vi.advanceTimersByTime(1001)
  expect(await isLakeUp(1000)).toBe(true)
})
