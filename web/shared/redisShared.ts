import { createHash } from 'node:crypto'
import { z } from 'zod'
import { log } from '../http/log.ts'
import type { PublishedChange } from '../publishing/change.ts'
import { OwnMemory } from './ownMemory.ts'
import { inTime, type RedisClient, redisClient } from './redisClient.ts'
import { KEYS } from './redisKeys.ts'
import { ANNOUNCE, READ_CLOCK, TAKE } from './redisScripts.ts'
import { newTicket } from './redisTickets.ts'
import type { Announcement, Limit, Shared } from './shared.ts'

/** Milliseconds in which Redis has to answer while a visitor waits. */
const DEADLINE_MS = 500
/** Milliseconds for which Redis is not asked after it did not answer: no visitor waits for each attempt. */
const PAUSE_MS = 2000

const numberSchema = z.number()

/**
 * Shares by Redis. While Redis is lost the process is on its own, as a site of one replica is; the log
 * says so once, and again when Redis is back.
 */
export class RedisShared implements Shared {
  readonly #own = new OwnMemory(() => Date.now() + this.#clockOffset)
  readonly #client: RedisClient
  readonly #connected: Promise<unknown>
  readonly #replica: string
  /** Milliseconds by which Redis' clock is ahead of ours, when it was last read. */
  #clockOffset = 0
  /** When Redis is asked again, in milliseconds of this process; undefined while it answers. */
  #lostUntil: number | undefined

  /** @param replica the id of the replica (`Replicas`) that this process belongs to */
  constructor(url: string, replica: string) {
    this.#client = redisClient(url, true)
    this.#connected = this.#client.connect()
    // While Redis is away, connecting goes on; it ends with `close`.
    this.#connected.catch(() => undefined)
    this.#replica = replica
  }

  async now(): Promise<number> {
    const now = await this.#run(READ_CLOCK, [], [])
    if (now === undefined) return this.#own.now()
    this.#clockOffset = now - Date.now()
    return now
  }

  async take(limit: Limit, sender: string): Promise<number> {
    const key = KEYS.count(`${limit.name}:${hashOf(sender)}`)
    const wait = await this.#run(TAKE, [key], [limit.max, limit.windowMs])
    return wait ?? this.#own.take(limit, sender)
  }

  async announce(change: PublishedChange, signature: string): Promise<Announcement> {
    const usedSignature = KEYS.usedSignature(hashOf(signature))
    const { ticket, keys, values } = newTicket(change, this.#replica, usedSignature)
    const isNew = await this.#run(ANNOUNCE, keys, values)
    if (isNew === undefined) return this.#own.announce(change, signature)
    return isNew === 1 ? { outcome: 'announced', ticket } : { outcome: 'used' }
  }

  close(): void {
    this.#client.destroy()
  }

  /** Resolves with the number that a script returns; with undefined while Redis is lost. */
  async #run(
    script: string,
    keys: string[],
    values: (string | number)[],
  ): Promise<number | undefined> {
    if (this.#lostUntil !== undefined && performance.now() < this.#lostUntil) return undefined
    try {
      const reply = this.#connected.then(() =>
        this.#client.eval(script, { keys, arguments: values.map(String) }),
      )
      const result = numberSchema.parse(await inTime(reply, DEADLINE_MS))
      if (this.#lostUntil !== undefined) log.info('redis-back', { process: 'next' })
      this.#lostUntil = undefined
      return result
    } catch (error) {
      if (this.#lostUntil === undefined) log.error('redis-lost', { process: 'next', error })
      this.#lostUntil = performance.now() + PAUSE_MS
      return undefined
    }
  }
}

/** A name of a fixed length: what identifies a visitor's network is not written into Redis. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
