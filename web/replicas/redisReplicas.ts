import { createHash, randomUUID } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterRedis } from 'rate-limiter-flexible'
import { z } from 'zod'
import { parseJson } from '../common/parseJson.ts'
import { untilAborted } from '../common/untilAborted.ts'
import { log } from '../monitoring/log.ts'
import { changeSchema, type PublishedChange } from './change.ts'
import { limiterOptions, OneReplica, takeFrom } from './oneReplica.ts'
import { type RedisClient, redisClient } from './redisClient.ts'
import type { Connection, Limit, Listener, Replicas } from './replicas.ts'

/** Milliseconds between two readings of the clock of Redis, which also tell whether it is there. */
const CLOCK_MS = 2000
/** Milliseconds in which Redis has to answer. */
const DEADLINE_MS = 500

/**
 * The part of an interval for which a turn to compare is kept: a little less than all of it, so that the next turn finds
 * none who still has this one.
 */
const TURN_PART = 0.9

/**
 * The keys in Redis. Several sites may use one server if each has a database of its own: the number at the end of
 * REDIS_URL. Channels are not divided by database, so that their name holds it.
 */
const KEYS = {
  comparison: 'site:comparison',
  count: 'site:count',
}
const channelOf = (url: string) => `site:changes:${new URL(url).pathname.slice(1) || '0'}`

/** An announcement of a change: by which replica. */
const announcementSchema = z.object({ from: z.string(), change: changeSchema })

/**
 * The replicas of a site that share a Redis. Changes are told by Pub/Sub, which keeps none: a replica that has lost its
 * connection compares the site with what is published when it is back. While Redis is lost a replica is on its own; the
 * log says so once, and again when Redis is back.
 */
export class RedisReplicas implements Replicas {
  readonly #id = randomUUID()
  readonly #own = new OneReplica()
  readonly #commands: RedisClient
  readonly #subscriber: RedisClient
  readonly #channel: string
  readonly #limiters = new Map<string, RateLimiterAbstract>()
  /** Milliseconds by which the clock of Redis is ahead of ours. */
  #aheadMs = 0
  /** Whether a command failed last. */
  #isLost = false
  /** Reads the clock of Redis again. */
  #clock: NodeJS.Timeout | undefined

  constructor(url: string) {
    this.#commands = redisClient(url)
    this.#subscriber = redisClient(url)
    this.#channel = channelOf(url)
  }

  get connection(): Connection {
    return this.#commands.isReady && this.#subscriber.isReady && !this.#isLost ? 'joined' : 'lost'
  }

  now(): number {
    return Date.now() + this.#aheadMs
  }

  async take(limit: Limit, sender: string): Promise<number> {
    const limiter = this.#limiters.get(limit.name) ?? this.#limiter(limit)
    this.#limiters.set(limit.name, limiter)
    // The network of a visitor is written into Redis only as a hash.
    const wait = await this.#ask(() => takeFrom(limiter, shortened(sender)))
    return wait ?? this.#own.take(limit, sender)
  }

  async announce(change: PublishedChange): Promise<void> {
    const message = JSON.stringify({ from: this.#id, change })
    await this.#ask((redis) => redis.publish(this.#channel, message))
  }

  async isTurnToCompare(intervalMs: number): Promise<boolean> {
    const options = {
      condition: 'NX',
      expiration: { type: 'PX', value: Math.round(TURN_PART * intervalMs) },
    } as const
    const reply = await this.#ask((redis) => redis.set(KEYS.comparison, this.#id, options))
    return reply !== null
  }

  async join({ onChange, onMissed }: Listener): Promise<void> {
    const hear = (message: string) => {
      const { data } = announcementSchema.safeParse(parseJson(message))
      if (data && data.from !== this.#id) onChange(data.change)
    }
    const listening = this.#subscriber
      .connect()
      .then(() => this.#subscriber.subscribe(this.#channel, hear))
    void listening.then(
      () => {
        this.#subscriber.on('ready', onMissed)
        onMissed()
      },
      () => undefined,
    )
    const joined = Promise.all([this.#commands.connect(), listening])
    // Connecting goes on while Redis is away.
    await inTime(joined).catch((error) => this.#lose(error))
    joined.catch(() => undefined)
    await this.#readClock()
    this.#clock = setInterval(() => void this.#readClock(), CLOCK_MS).unref()
  }

  /** Leaves the other replicas. */
  close(): void {
    clearInterval(this.#clock)
    this.#commands.destroy()
    this.#subscriber.destroy()
  }

  async #readClock(): Promise<void> {
    const sent = Date.now()
    const reply = await this.#ask((redis) => redis.time())
    if (!reply) return
    const [seconds, microseconds] = reply
    const there = Number(seconds) * 1000 + Number(microseconds) / 1000
    this.#aheadMs = Math.round(there - (sent + Date.now()) / 2)
  }

  #limiter(limit: Limit): RateLimiterAbstract {
    const options = limiterOptions(limit)
    return new RateLimiterRedis({
      ...options,
      keyPrefix: `${KEYS.count}:${limit.name}`,
      storeClient: this.#commands,
      useRedisPackage: true,
    })
  }

  /** Resolves with what Redis answers; with undefined while it is lost. */
  async #ask<T>(use: (redis: RedisClient) => Promise<T>): Promise<T | undefined> {
    try {
      const reply = await inTime(use(this.#commands))
      if (this.#isLost) log.info('redis-back')
      this.#isLost = false
      return reply
    } catch (error) {
      this.#lose(error)
      return undefined
    }
  }

  #lose(error: unknown): void {
    if (this.#isLost) return
    log.error('redis-lost', { error })
    this.#isLost = true
  }
}

/** Rejects when Redis takes too long. */
const inTime = <T>(reply: Promise<T>) => untilAborted(AbortSignal.timeout(DEADLINE_MS), reply)

/** Returns a name of a fixed length for a text. */
const shortened = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
