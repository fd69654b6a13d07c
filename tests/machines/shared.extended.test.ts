import { OneReplica } from '@elos/web/replicas/oneReplica'
import { RedisReplicas } from '@elos/web/replicas/redisReplicas'
import type { Replicas } from '@elos/web/replicas/replicas'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type RedisProcess, redisProcess } from './redisProcess.ts'

const MINUTES = 60_000

let redis: RedisProcess
beforeAll(async () => {
  redis = await redisProcess()
})
afterAll(() => redis.end())
afterEach(() => vi.restoreAllMocks())

/** A replica that shares a Redis with others. */
async function replica({ url } = redis): Promise<RedisReplicas> {
  const member = new RedisReplicas(url)
  onTestFinished(() => member.close())
  await member.join({ onChange: () => undefined, onMissed: () => undefined })
  return member
}

async function ownRedis(): Promise<RedisProcess> {
  const own = await redisProcess()
  onTestFinished(() => own.end())
  return own
}

const newName = () => crypto.randomUUID()

/** A limit that no other test counts. */
const limitOf = (max: number, windowMs = 10 * MINUTES) => ({ name: newName(), max, windowMs })

describe.each<[string, () => Promise<Replicas>]>([
  ['one replica', async () => new OneReplica()],
  ['a replica that shares Redis', replica],
])('%s', (_, create) => {
  test('counts requests by sender, and says how long to wait for the next one', async () => {
    const member = await create()
    const limit = limitOf(2)
    expect([await member.take(limit, 'a'), await member.take(limit, 'a')]).toEqual([0, 0])
    const wait = await member.take(limit, 'a')
    expect(wait).toBeGreaterThan(9 * MINUTES)
    expect(wait).toBeLessThanOrEqual(10 * MINUTES)
    expect(await member.take(limit, 'b')).toBe(0)
  })

  test('counts anew after the window', async () => {
    const member = await create()
    const limit = limitOf(1, 1000)
    await member.take(limit, 'a')
    await expect.poll(() => member.take(limit, 'a'), { timeout: 3000 }).toBe(0)
  })

  test('counts a sender apart for each limit', async () => {
    const member = await create()
    await member.take(limitOf(1), 'a')
    expect(await member.take(limitOf(1), 'a')).toBe(0)
  })

  test('accepts a signature once, also of two webhooks at the same time', async () => {
    const member = await create()
    const signature = newName()
    const both = await Promise.all([member.accept(signature), member.accept(signature)])
    expect(both.toSorted()).toEqual([false, true])
    expect(await member.accept(newName())).toBe(true)
  })
})

describe('replicas that share Redis', () => {
  test('agree on the time, though their own clocks are ten minutes apart', async () => {
    const right = Date.now()
    const clock = vi.spyOn(Date, 'now')
    const times: number[] = []
    for (const minutes of [-10, 0, 10]) {
      clock.mockReturnValue(right + minutes * MINUTES)
      times.push((await replica()).now() - right)
    }
    expect(times.map((off) => Math.abs(off) < MINUTES)).toEqual([true, true, true])
  })

  test('count together', async () => {
    const limit = limitOf(1)
    expect(await (await replica()).take(limit, 'sender')).toBe(0)
    expect(await (await replica()).take(limit, 'sender')).toBeGreaterThan(0)
  })

  test('accept a signature once between them', async () => {
    const signature = newName()
    expect(await (await replica()).accept(signature)).toBe(true)
    expect(await (await replica()).accept(signature)).toBe(false)
  })

  test('compare the site with what is published once in each interval, whatever their number', async () => {
    const own = await ownRedis()
    const members = [await replica(own), await replica(own), await replica(own)]
    const takeTurns = async () => {
      const turns = await Promise.all(members.map((member) => member.isTurnToCompare(1000)))
      return turns.filter(Boolean).length
    }
    expect(await takeTurns()).toBe(1)
    expect(await takeTurns()).toBe(0)
    await expect.poll(takeTurns, { timeout: 3000 }).toBe(1)
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
      const own = await ownRedis()
      const member = await replica(own)
      expect(member.connection).toBe('joined')
      const logged = vi.spyOn(console, 'error').mockReturnValue()

      await lose(own)
      const [limit, signature] = [limitOf(1), newName()]
      expect(await member.take(limit, 'a')).toBe(0)
      expect(await member.take(limit, 'a')).toBeGreaterThan(0)
      expect(await member.accept(signature)).toBe(true)
      expect(await member.accept(signature)).toBe(false)
      expect(await member.isTurnToCompare(MINUTES)).toBe(true)
      expect(member.connection).toBe('lost')
      expect(logged.mock.calls.flat().filter((line) => /redis-lost/.test(line))).toHaveLength(1)

      await bringBack(own)
      await expect.poll(() => member.connection, { timeout: 10_000 }).toBe('joined')
      const shared = newName()
      expect(await member.accept(shared)).toBe(true)
      expect(await (await replica(own)).accept(shared)).toBe(false)
    },
  )

  test('keeps to the time that Redis told it last', async () => {
    const own = await ownRedis()
    vi.spyOn(console, 'error').mockReturnValue()
    const right = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(right + 10 * MINUTES)
    const member = await replica(own)
    await own.kill()
    await expect.poll(() => member.connection).toBe('lost')
    expect(Math.abs(member.now() - right)).toBeLessThan(MINUTES)
  })
})
