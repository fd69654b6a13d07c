import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Connection, Limit, Replicas } from './replicas.ts'

/** A site of one replica, and a replica that has lost Redis: the clock and the memory of this process. */
export class OneReplica implements Replicas {
  readonly connection: Connection = 'alone'
  readonly #limiters = new Map<string, RateLimiterMemory>()

  now(): number {
    return Date.now()
  }

  take(limit: Limit, sender: string): Promise<number> {
    const limiter = this.#limiters.get(limit.name) ?? new RateLimiterMemory(limiterOptions(limit))
    this.#limiters.set(limit.name, limiter)
    return takeFrom(limiter, sender)
  }

  async announce(): Promise<void> {}

  async isTurnToCompare(): Promise<boolean> {
    return true
  }

  async join(): Promise<void> {}
}

/** Returns the options of a limiter of the library. */
export const limiterOptions = ({ name, max, windowMs }: Limit) => ({
  keyPrefix: name,
  points: max,
  duration: windowMs / 1000,
})

/** Counts a request. Resolves with 0 when it is allowed, else with the milliseconds to wait. */
export async function takeFrom(
  limiter: { consume(key: string): Promise<unknown> },
  sender: string,
): Promise<number> {
  try {
    await limiter.consume(sender)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext)
    throw refusal
  }
}
