import type { PublishedChange } from '../publishing/change.ts'

/**
 * Where the other replicas stand after a change:
 * - `fresh`: each one that lives sends pages that show it;
 * - `failed`: at least one could not render its pages again yet, and tries on;
 * - `lost`: Redis is lost, and with it what the others know. They get the change when it is back.
 */
export type Spread = 'fresh' | 'failed' | 'lost'

export interface ReplicasState {
  /** `alone`: there is no Redis; `joined`: changes reach this replica; `lost`: they do not. */
  connection: 'alone' | 'joining' | 'joined' | 'lost'
  /** Since when, in milliseconds since 1970. */
  since: number
}

/**
 * The other replicas, as a front sees them. Without REDIS_URL there are none (`noReplicas`), else they are
 * found by Redis (`RedisReplicas`).
 */
export interface Replicas {
  state: ReplicasState
  /** Starts to follow what other replicas announce. Resolves when it does for the first time. */
  join(): Promise<void>
  /**
   * Returns undefined while each change certainly reaches this replica before its webhook is answered, and
   * while Redis is lost, so that nothing is certain. Otherwise, as after a suspension of this machine, it
   * returns a promise that resolves when that is certain again, or after some seconds.
   */
  untilSure(): Promise<void> | undefined
  /**
   * Resolves when every other live replica has dropped what was made from a change, or cannot.
   *
   * @param ticket of the announcement; undefined: it was not announced yet
   */
  spread(change: PublishedChange, ticket: string | undefined): Promise<Spread>
  /** Stops. The other replicas no longer wait for this one. */
  leave(): Promise<void>
}

/** For a site of one replica. */
export const noReplicas: Replicas = {
  state: { connection: 'alone', since: Date.now() },
  join: async () => undefined,
  untilSure: () => undefined,
  spread: async () => 'fresh',
  leave: async () => undefined,
}
