import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Retries } from './retries.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Retries of a path, each of which fails, and the seconds at which it was tried. */
function failingRetries() {
  const triedAt: number[] = []
  let seconds = 0
  const retries = new Retries((path) => {
    triedAt.push(seconds)
    retries.failed(path)
  })
  retries.failed('/a')
  const wait = (untilSeconds: number) => {
    for (; seconds < untilSeconds; vi.advanceTimersByTime(1000)) seconds += 1
  }
  return { retries, triedAt, wait }
}

describe('a path that failed', () => {
  test('is tried again after pauses that double, up to five minutes', () => {
    const { triedAt, wait } = failingRetries()
    wait(1200)
    expect(triedAt).toEqual([2, 6, 14, 30, 62, 126, 254, 510, 810, 1110])
  })

  test('begins with the shortest pause again when it is tried at once', () => {
    const { retries, triedAt, wait } = failingRetries()
    wait(20)
    retries.retryNow()
    wait(27)
    expect(triedAt).toEqual([2, 6, 14, 20, 22, 26])
  })
})
