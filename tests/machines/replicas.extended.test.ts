import type { PublishedChange } from '@elos/web/replicas/change'
import { RedisReplicas } from '@elos/web/replicas/redisReplicas'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type RedisProcess, redisProcess } from './redisProcess.ts'

const change = (id: string): PublishedChange => ({ _id: id, _type: 'article' })

/** A replica in this process, what it has heard, and how often it was told that it missed something. */
async function replica(redis: RedisProcess, database = '') {
  const heard: string[] = []
  const missed = vi.fn()
  const member = new RedisReplicas(redis.url + database)
  onTestFinished(() => member.close())
  await member.join({ onChange: ({ _id }) => heard.push(_id), onMissed: missed })
  return { member, heard, missed }
}

async function ownRedis(): Promise<RedisProcess> {
  const redis = await redisProcess()
  onTestFinished(() => redis.end())
  return redis
}

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
  beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue())
  afterAll(() => void vi.restoreAllMocks())

  test.each<[string, (redis: RedisProcess) => unknown, (redis: RedisProcess) => unknown]>([
    ['was gone', (redis) => redis.kill(), (redis) => redis.start()],
    ['did not answer', (redis) => redis.suspend(), (redis) => redis.goOn()],
  ])(
    'because it %s say so, and are told to compare when it is back',
    async (_, lose, bringBack) => {
      const redis = await ownRedis()
      const both = [await replica(redis), await replica(redis)]
      for (const { missed } of both) missed.mockClear()
      await lose(redis)
      const connections = () => both.map(({ member }) => member.connection)
      await expect.poll(connections, { timeout: 10_000 }).toEqual(['lost', 'lost'])
      await bringBack(redis)
      await expect.poll(connections, { timeout: 10_000 }).toEqual(['joined', 'joined'])
      for (const { missed } of both) expect(missed).toHaveBeenCalled()
    },
  )

  test('hear each other again when it is back', async () => {
    const redis = await ownRedis()
    const [a, b] = [await replica(redis), await replica(redis)]
    await redis.kill()
    await a.member.announce(change('lost'))
    await redis.start()
    await expect
      .poll(() => [a.member.connection, b.member.connection], { timeout: 10_000 })
      .toEqual(['joined', 'joined'])
    await a.member.announce(change('later'))
    await expect.poll(() => b.heard).toEqual(['later'])
  })

  test('join a Redis that comes after them, and are told to compare then', async () => {
    const redis = await ownRedis()
    await redis.kill()
    const { member, missed } = await replica(redis)
    expect([member.connection, missed.mock.calls.length]).toEqual(['lost', 0])
    await redis.start()
    await expect.poll(() => member.connection, { timeout: 10_000 }).toBe('joined')
    await expect.poll(() => missed.mock.calls.length).toBe(1)
  })
})
