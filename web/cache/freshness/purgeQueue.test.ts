import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { surrogateKeys } from '../store/surrogateKeys.ts'
import { MAX_KEYS } from './purgeHook.ts'
import { PurgeQueue } from './purgeQueue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue whose cache confirms or refuses as `answers` says, one after the other, then confirms. */
function queueOf(...answers: (() => Promise<void>)[]) {
  const purged: string[][] = []
  const purge = async (keys: readonly string[]) => {
    purged.push([...keys])
    await answers.shift()?.()
  }
  return { queue: new PurgeQueue(purge), purged }
}

const refused = () => Promise.reject(new Error('The cache answered 503 to a purge'))
const A = surrogateKeys(['doc:a'])

describe('a purge', () => {
  test('is confirmed, and repeated once for answers that were on their way to the cache', async () => {
    const { queue, purged } = queueOf()
    expect(await queue.purge(['doc:a'], 1000)).toBe(true)
    expect(purged).toEqual([A])
    await vi.advanceTimersByTimeAsync(1000)
    expect(purged).toEqual([A, A])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(purged).toEqual([A, A])
  })

  test('takes several requests when its keys do not fit in one', async () => {
    const { queue, purged } = queueOf()
    const tags = Array.from({ length: MAX_KEYS + 1 }, (_, index) => `doc:${index}`)
    await queue.purge(tags, 1000)
    expect(purged.map((keys) => keys.length)).toEqual([MAX_KEYS, 1])
  })

  test('that fails is repeated within the bound', async () => {
    const { queue } = queueOf(refused)
    const confirmed = queue.purge(['doc:a'], 1000)
    await vi.advanceTimersByTimeAsync(0)
    expect(queue.problem).toContain('503')
    await vi.advanceTimersByTimeAsync(500)
    expect(await confirmed).toBe(true)
    expect(queue.problem).toBeNull()
  })

  test('that fails for longer is said to be pending, and repeated until it succeeds', async () => {
    const { queue, purged } = queueOf(refused, refused, refused, refused)
    const confirmed = queue.purge(['doc:a'], 1000)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await confirmed).toBe(false)
    await vi.advanceTimersByTimeAsync(3000)
    expect(queue.problem).toBeNull()
    expect(purged.length).toBeGreaterThanOrEqual(5)
  })

  test('is not taken for done by one that began before it', async () => {
    const first = Promise.withResolvers<void>()
    const { queue, purged } = queueOf(() => first.promise)
    const begun = queue.purge(['doc:a'], 1000)
    await vi.advanceTimersByTimeAsync(0)
    const confirmed = [begun, queue.purge(['doc:a'], 1000)]
    first.resolve()
    expect(await Promise.all(confirmed)).toEqual([true, true])
    expect(purged).toEqual([A, A])
  })

  test('is no longer repeated after the end', async () => {
    const { queue, purged } = queueOf(refused)
    void queue.purge(['doc:a'], 1000)
    await vi.advanceTimersByTimeAsync(0)
    queue.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(purged).toHaveLength(1)
  })
})
