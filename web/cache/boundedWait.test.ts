import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boundedWait } from './boundedWait.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => undefined)

/** Waits for something that never comes, and says after how many milliseconds it was given up. */
async function waited(isLakeUp: () => Promise<boolean>): Promise<number> {
  const begun = Date.now()
  const ended = boundedWait(isLakeUp)(never).catch(() => Date.now() - begun)
  await vi.advanceTimersByTimeAsync(20_000)
  return ended
}

test('an answer that is there in time is passed on, and the Lake is not asked', async () => {
  const isLakeUp = vi.fn(async () => true)
  expect(await boundedWait(isLakeUp)(Promise.resolve(7))).toBe(7)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(isLakeUp).not.toHaveBeenCalled()
})

test('a visitor is told within three seconds that the Lake does not answer', async () => {
  expect(await waited(async () => false)).toBe(2800)
  expect(await waited(() => never)).toBe(2800)
})

test('a visitor waits longer while the Lake answers, as this machine is busy then', async () => {
  expect(await waited(async () => true)).toBe(15_000)
})
