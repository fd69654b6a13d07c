import type { PublishedChange } from '../publishing/change.ts'

/** How many requests of one sender are allowed within a window of time. */
export interface Limit {
  /** Limits of different names are counted apart. */
  name: string
  max: number
  windowMs: number
}

/**
 * What became of a change that a webhook has reported:
 * - `used`: a webhook with the same signature was accepted before, so this one is refused;
 * - `alone`: accepted, but announced to no other replica;
 * - `announced`: accepted, and every other replica gets it. `ticket` names the list of those that have it
 *   (`Replicas.spread`).
 */
export type Announcement =
  | { outcome: 'used' }
  | { outcome: 'alone' }
  | { outcome: 'announced'; ticket: string }

/**
 * What the replicas of the site have in common when their Next servers answer requests. Without
 * REDIS_URL it is the memory of one process (`OwnMemory`), else Redis (`RedisShared`).
 */
export interface Shared {
  /** Resolves with the time that all replicas agree on, in milliseconds since 1970. */
  now(): Promise<number>
  /** Counts a request of a sender. Resolves with 0 when it is allowed, else with the milliseconds to wait. */
  take(limit: Limit, sender: string): Promise<number>
  /**
   * Accepts a change that a webhook has reported, once, and tells the other replicas: in one step, so that
   * no signature is used up for a change that nobody was told of.
   */
  announce(change: PublishedChange, signature: string): Promise<Announcement>
}
