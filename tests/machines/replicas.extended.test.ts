import { setTimeout as pause } from 'node:timers/promises'
import type { PublishedChange } from '@elos/web/replicas/change'
import { OneReplica } from '@elos/web/replicas/oneReplica'
import { RedisReplicas } from '@elos/web/replicas/redisReplicas'
import type { Replicas } from '@elos/web/replicas/replicas'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type RedisProcess, redisProcess } from './redisProcess.ts'

const MINUTES = 60_000
const PATIENCE = { timeout: 10_000 }
/** Milliseconds after which a connection on which nothing comes is given up. */
const SILENCE_MS = 4000

let shared: RedisProcess
beforeAll(async () => {
  shared = await redisProcess()
})
afterAll(() => shared.end())

const change = (id: string): PublishedChange => ({ _id: id, _type: 'article' })

/** A replica in this process, what it has heard, and how often it was told that it missed something. */
async function replica({ url } = shared, database = '') {
  const heard: string[] = []
  const missed = vi.fn()
  const member = new RedisReplicas(url + database)
  onTestFinished(() => member.close())
  await member.join({ onChange: ({ _id }) => heard.push(_id), onMissed: missed })
  return { member, heard, missed }
}

/** A Redis that a test may kill. */
async function ownRedis(): Promise<RedisProcess> {
  const redis = await redisProcess()
  onTestFinished(() => redis.end())
  return redis
}

/** A limit that no other test counts. */
const limitOf = (max: number) => ({ name: crypto.randomUUID(), max, windowMs: 10 * MINUTES })

describe.each<[string, () => Promise<Replicas>]>([
  ['one replica', async () => new OneReplica()],
  ['a replica that shares Redis', async () => (await replica()).member],
])('%s', (_, create) => {
  test('counts requests by sender and limit, and says how long to wait for the next one', async () => {
    const member = await create()
    const limit = limitOf(2)
    expect([await member.take(limit, 'a'), await member.take(limit, 'a')]).toEqual([0, 0])
    const wait = await member.take(limit, 'a')
    expect(wait).toBeGreaterThan(9 * MINUTES)
    expect(wait).toBeLessThanOrEqual(10 * MINUTES)
    expect([await member.take(limit, 'b'), await member.take(limitOf(2), 'a')]).toEqual([0, 0])
  })
})

describe('replicas that share Redis', () => {
  test('agree on the time, though their own clocks are ten minutes apart', async () => {
    const right = Date.now()
    const clock = vi.spyOn(Date, 'now')
    const times: number[] = []
    for (const minutes of [-10, 0, 10]) {
      clock.mockReturnValue(right + minutes * MINUTES)
      times.push((await replica()).member.now() - right)
    }
    expect(times.map((off) => Math.abs(off) < MINUTES)).toEqual([true, true, true])
  })

  test('count together, also at the same time', async () => {
    const limit = limitOf(1)
    const members = [(await replica()).member, (await replica()).member]
    const waits = await Promise.all(members.map((member) => member.take(limit, 'sender')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
  })

  test('compare the site with what is published once in each interval, whatever their number', async () => {
    const redis = await ownRedis()
    const all = [await replica(redis), await replica(redis), await replica(redis)]
    const takeTurns = async () => {
      const turns = await Promise.all(all.map(({ member }) => member.isTurnToCompare(1000)))
      return turns.filter(Boolean).length
    }
    expect(await takeTurns()).toBe(1)
    expect(await takeTurns()).toBe(0)
    await expect.poll(takeTurns, { timeout: 3000 }).toBe(1)
  })
})

describe('a change that one replica announces', () => {
  test('is heard by every other one, in the same order', async () => {
    const redis = await ownRedis()
    const [a, b, c] = [await replica(redis), await replica(redis), await replica(redis)]
    await a.member.announce(change('one'))
    await b.member.announce(change('two'))
    await expect.poll(() => [a.heard, b.heard, c.heard]).toEqual([['two'], ['one'], ['one', 'two']])
  })

  test('is not heard by another site, which has another database of the same Redis', async () => {
    const redis = await ownRedis()
    const [a, b, other] = [await replica(redis), await replica(redis), await replica(redis, '/1')]
    await a.member.announce(change('one'))
    await expect.poll(() => b.heard).toEqual(['one'])
    expect(other.heard).toEqual([])
  })

  test('is missed by a replica that joins later, which is told to compare', async () => {
    const redis = await ownRedis()
    const a = await replica(redis)
    await a.member.announce(change('one'))
    const b = await replica(redis)
    expect(b.missed).toHaveBeenCalledOnce()
    await a.member.announce(change('two'))
    await expect.poll(() => b.heard).toEqual(['two'])
  })
})

describe('replicas that have lost Redis', () => {
  test.each<[string, (redis: RedisProcess) => unknown, (redis: RedisProcess) => unknown]>([
    ['is gone', (redis) => redis.kill(), (redis) => redis.start()],
    ['does not answer', (redis) => redis.suspend() && pause(SILENCE_MS), (redis) => redis.goOn()],
  ])(
    'because it %s go on by themselves, say so once, and share and compare again when it is back',
    async (_, lose, bringBack) => {
      const redis = await ownRedis()
      const [one, other] = [await replica(redis), await replica(redis)]
      for (const { missed } of [one, other]) missed.mockClear()
      const connections = () => [one, other].map(({ member }) => member.connection)
      const logged = vi.spyOn(console, 'error').mockReturnValue()

      await lose(redis)
      const alone = limitOf(1)
      expect(await one.member.take(alone, 'a')).toBe(0)
      expect(await one.member.take(alone, 'a')).toBeGreaterThan(0)
      expect(await one.member.isTurnToCompare(MINUTES)).toBe(true)
      await one.member.announce(change('lost'))
      await expect.poll(connections, PATIENCE).toEqual(['lost', 'lost'])
      const told = () => logged.mock.calls.flat().filter((line) => /redis-lost/.test(line))
      await expect.poll(told, PATIENCE).toHaveLength(2)

      await bringBack(redis)
      await expect.poll(connections, PATIENCE).toEqual(['joined', 'joined'])
      for (const { missed } of [one, other]) expect(missed).toHaveBeenCalled()
      const together = limitOf(1)
      expect(await one.member.take(together, 'a')).toBe(0)
      expect(await other.member.take(together, 'a')).toBeGreaterThan(0)
      await one.member.announce(change('later'))
      await expect.poll(() => other.heard).toContain('later')
    },
  )

  test('join a Redis that comes after them, and are told to compare then', async () => {
    const redis = await ownRedis()
    await redis.kill()
    const { member, missed } = await replica(redis)
    expect([member.connection, missed.mock.calls.length]).toEqual(['lost', 0])
    await redis.start()
    await expect.poll(() => member.connection, PATIENCE).toBe('joined')
    await expect.poll(() => missed.mock.calls.length).toBe(1)
  })

  test('keep to the time that Redis told them last', async () => {
    const redis = await ownRedis()
    const right = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(right + 10 * MINUTES)
    const { member } = await replica(redis)
    await redis.kill()
    await expect.poll(() => member.connection).toBe('lost')
    expect(Math.abs(member.now() - right)).toBeLessThan(MINUTES)
  })
})
