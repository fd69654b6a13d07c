import { OwnMemory } from '@elos/web/shared/ownMemory'
import { RedisShared } from '@elos/web/shared/redisShared'
import type { Shared } from '@elos/web/shared/shared'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type RedisProcess, redisProcess } from './redisProcess.ts'

const CHANGE = { _id: 'article-a', _type: 'article' }
const MINUTES = 60_000

let redis: RedisProcess
beforeAll(async () => {
  redis = await redisProcess()
})
afterAll(() => redis.end())
afterEach(() => vi.restoreAllMocks())

function redisShared(replica = 'a'): RedisShared {
  const shared = new RedisShared(redis.url, replica)
  onTestFinished(() => shared.close())
  return shared
}

const newName = () => crypto.randomUUID()

/** A limit that no other test counts. */
const limitOf = (max: number, windowMs = 10 * MINUTES) => ({ name: newName(), max, windowMs })

describe.each<[string, () => Shared]>([
  ['the memory of one process', () => new OwnMemory()],
  ['Redis', redisShared],
])('%s', (_, create) => {
  test('counts requests by sender, and says how long to wait for the next one', async () => {
    const shared = create()
    const limit = limitOf(2)
    expect([await shared.take(limit, 'a'), await shared.take(limit, 'a')]).toEqual([0, 0])
    const wait = await shared.take(limit, 'a')
    expect(wait).toBeGreaterThan(9 * MINUTES)
    expect(wait).toBeLessThanOrEqual(10 * MINUTES)
    expect(await shared.take(limit, 'b')).toBe(0)
  })

  test('counts anew after the window', async () => {
    const shared = create()
    const limit = limitOf(1, 20)
    await shared.take(limit, 'a')
    await expect.poll(() => shared.take(limit, 'a')).toBe(0)
  })

  test('counts a sender apart for each limit', async () => {
    const shared = create()
    await shared.take(limitOf(1), 'a')
    expect(await shared.take(limitOf(1), 'a')).toBe(0)
  })

  test('accepts a signature once, also of two webhooks at the same time', async () => {
    const shared = create()
    const signature = newName()
    const both = await Promise.all([
      shared.announce(CHANGE, signature),
      shared.announce(CHANGE, signature),
    ])
    expect(both.filter(({ outcome }) => outcome === 'used')).toHaveLength(1)
    expect((await shared.announce(CHANGE, newName())).outcome).not.toBe('used')
  })
})

describe('replicas that share Redis', () => {
  test('agree on the time, whatever their own clocks say', async () => {
    const before = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(before - 10 * MINUTES)
    const now = await redisShared().now()
    expect(Math.abs(now - before)).toBeLessThan(MINUTES)
  })

  test('count together', async () => {
    const limit = limitOf(1)
    expect(await redisShared('a').take(limit, 'sender')).toBe(0)
    expect(await redisShared('b').take(limit, 'sender')).toBeGreaterThan(0)
  })

  test('accept a signature once between them', async () => {
    const signature = newName()
    expect((await redisShared('a').announce(CHANGE, signature)).outcome).toBe('announced')
    expect((await redisShared('b').announce(CHANGE, signature)).outcome).toBe('used')
  })
})

describe('a replica that has lost Redis', () => {
  test.each<[string, (own: RedisProcess) => unknown, (own: RedisProcess) => unknown]>([
    ['is gone', (own) => own.kill(), (own) => own.start()],
    ['does not answer', (own) => own.suspend(), (own) => own.goOn()],
  ])(
    'because it %s goes on by itself, says so once, and shares again when it is back',
    async (...given) => {
      const [, lose, bringBack] = given
      const own = await redisProcess()
      onTestFinished(() => own.end())
      const shared = new RedisShared(own.url, 'a')
      onTestFinished(() => shared.close())
      const logged = vi.spyOn(console, 'error').mockReturnValue()
      await shared.now()

      await lose(own)
      const [limit, signature] = [limitOf(1), newName()]
      expect(await shared.take(limit, 'a')).toBe(0)
      expect(await shared.take(limit, 'a')).toBeGreaterThan(0)
      expect(await shared.announce(CHANGE, signature)).toEqual({ outcome: 'alone' })
      expect(await shared.announce(CHANGE, signature)).toEqual({ outcome: 'used' })
      expect(logged.mock.calls.flat().filter((line) => /redis-lost/.test(line))).toHaveLength(1)

      await bringBack(own)
      await expect
        .poll(async () => (await shared.announce(CHANGE, newName())).outcome)
        .toBe('announced')
    },
  )

  test('keeps to the time that Redis told it last', async () => {
    const own = await redisProcess()
    onTestFinished(() => own.end())
    const shared = new RedisShared(own.url, 'a')
    onTestFinished(() => shared.close())
    vi.spyOn(console, 'error').mockReturnValue()
    const real = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(real + 10 * MINUTES)
    await shared.now()
    await own.kill()
    expect(Math.abs((await shared.now()) - real)).toBeLessThan(MINUTES)
  })
})
