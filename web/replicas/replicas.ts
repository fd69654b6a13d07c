import type { PublishedChange } from './change.ts'

/** The number of requests of one sender that are allowed within a window of time. */
export interface Limit {
  /** Limits of different names are counted apart. */
  name: string
  max: number
  windowMs: number
}

/**
 * The connection between replicas. `alone`: there is no Redis; `joined`: changes reach this replica; `lost`: they do
 * not.
 */
export type Connection = 'alone' | 'joined' | 'lost'

/** A replica that hears from the others. */
export interface Listener {
  /** Renews what was made from a change that another replica has announced. */
  onChange(change: PublishedChange): void
  /** Finds what was announced while this replica could not hear it. */
  onMissed(): void
}

/**
 * The replicas of the site, as one of them sees them: what they count, agree on and tell each other. Without REDIS_URL
 * there is one (`OneReplica`), else they share a Redis (`RedisReplicas`).
 */
export interface Replicas {
  readonly connection: Connection
  /** Returns the time that all replicas agree on, in milliseconds since 1970. */
  now(): number
  /** Counts a request of a sender. Resolves with 0 when it is allowed, else with the milliseconds to wait. */
  take(limit: Limit, sender: string): Promise<number>
  /** Tells the other replicas of a change. Never rejects: what they miss they find when their turn to compare comes. */
  announce(change: PublishedChange): Promise<void>
  /**
   * Resolves with whether this replica is the one that compares the site with what is published this time: one of them
   * does in each interval, whatever their number.
   */
  isTurnToCompare(intervalMs: number): Promise<boolean>
  /** Starts to listen to the other replicas. Resolves when it does, or when Redis cannot be reached. */
  join(listener: Listener): Promise<void>
}
