import type { Change } from '@elos/content/tags/tags'
import { RedisReplicas } from '@elos/web/shared/redisReplicas'
import { RedisShared } from '@elos/web/shared/redisShared'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type RedisProcess, redisProcess } from './redisProcess.ts'

const change = (id: string): Change => ({ _id: id, _type: 'article' })

/** A replica in this process, and what it was asked to do. */
async function replica(
  redis: RedisProcess,
  { onChange = async () => true }: { onChange?: () => Promise<boolean> } = {},
) {
  const id = crypto.randomUUID()
  const dropped: string[] = []
  const missed = vi.fn(async () => undefined)
  const member = new RedisReplicas({
    url: redis.url,
    id,
    onChange: ({ _id }) => {
      dropped.push(_id)
      return onChange()
    },
    onMissed: missed,
  })
  const shared = new RedisShared(redis.url, id)
  onTestFinished(async () => {
    shared.close()
    await member.leave()
  })
  await member.join()
  return {
    member,
    shared,
    dropped,
    missed,
    /** Publishes as a webhook to this replica does. */
    async publish(published: Change) {
      const announced = await shared.announce(published, crypto.randomUUID())
      return member.spread(
        published,
        announced.outcome === 'announced' ? announced.ticket : undefined,
      )
    },
  }
}

async function ownRedis() {
  const redis = await redisProcess()
  onTestFinished(() => redis.end())
  return redis
}

describe('a change that one replica announces', () => {
  test('is dropped by every other one before the webhook is answered, in the same order', async () => {
    const redis = await ownRedis()
    const [a, b, c] = [await replica(redis), await replica(redis), await replica(redis)]
    expect(await a.publish(change('one'))).toBe('fresh')
    expect(await b.publish(change('two'))).toBe('fresh')
    expect([a.dropped, b.dropped, c.dropped]).toEqual([['two'], ['one'], ['one', 'two']])
  })

  test('is waited for until the slowest replica has rendered its pages', async () => {
    const redis = await ownRedis()
    const rendered = Promise.withResolvers<boolean>()
    const a = await replica(redis)
    const b = await replica(redis, { onChange: () => rendered.promise })
    const published = a.publish(change('one'))
    const answered = vi.fn()
    void published.then(answered)
    await expect.poll(() => b.dropped).toEqual(['one'])
    await a.shared.now()
    expect(answered).not.toHaveBeenCalled()
    rendered.resolve(true)
    expect(await published).toBe('fresh')
  })

  test.each([
    ['could not render its pages', async () => false],
    ['could not reach its own server', () => Promise.reject(new Error('Next is being started'))],
  ])('is answered as failed when a replica %s', async (_, onChange) => {
    const redis = await ownRedis()
    const a = await replica(redis)
    await replica(redis, { onChange })
    expect(await a.publish(change('one'))).toBe('failed')
  })

  test('is not waited for in a replica that has left', async () => {
    const redis = await ownRedis()
    const [a, b] = [await replica(redis), await replica(redis)]
    await b.member.leave()
    expect(await a.publish(change('one'))).toBe('fresh')
    expect(b.dropped).toEqual([])
  })

  test('does not reach a replica that joins later, which renders all of its pages then', async () => {
    const redis = await ownRedis()
    const a = await replica(redis)
    await a.publish(change('one'))
    const b = await replica(redis)
    await a.publish(change('two'))
    expect(b.dropped).toEqual(['two'])
  })
})

describe('a replica that was suspended', () => {
  test('sends nothing until it has joined again and dropped everything', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const redis = await ownRedis()
    const { member, missed } = await replica(redis)
    expect(member.untilSure()).toBeUndefined()
    // Suspended: this process does nothing for longer than others wait for it.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500)
    const sure = member.untilSure()
    expect(sure).toBeInstanceOf(Promise)
    expect(missed).not.toHaveBeenCalled()
    await sure
    expect(missed).toHaveBeenCalledOnce()
    expect(member.untilSure()).toBeUndefined()
    expect(member.state.connection).toBe('joined')
  })
})

describe('replicas that have lost Redis', () => {
  beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue())
  afterAll(() => void vi.restoreAllMocks())

  test('say so, and drop everything when it is back, even if Redis has forgotten them', async () => {
    const redis = await ownRedis()
    const [a, b] = [await replica(redis), await replica(redis)]
    await redis.kill()
    await expect.poll(() => b.member.state.connection).toBe('lost')
    expect(await a.publish(change('lost'))).toBe('lost')
    await redis.start()
    await expect.poll(() => [a, b].map(({ missed }) => missed.mock.calls.length)).toEqual([1, 1])
    expect([a.member.state.connection, b.member.state.connection]).toEqual(['joined', 'joined'])
  })

  test('announce what they could not, when it is back', async () => {
    const redis = await ownRedis()
    const [a, b] = [await replica(redis), await replica(redis)]
    await redis.kill()
    expect(await a.publish(change('unannounced'))).toBe('lost')
    await redis.start()
    // A replica that joins before the other one announces gets it; one that joins later drops everything.
    await expect.poll(() => b.missed.mock.calls.length).toBe(1)
    await expect.poll(() => a.publish(change('later'))).toBe('fresh')
    expect(b.dropped.at(-1)).toBe('later')
  })

  test('notice a Redis that no longer answers', async () => {
    const redis = await ownRedis()
    const a = await replica(redis)
    redis.suspend()
    await expect.poll(() => a.member.state.connection).toBe('lost')
    redis.goOn()
    await expect.poll(() => a.missed.mock.calls.length).toBe(1)
  })
})
