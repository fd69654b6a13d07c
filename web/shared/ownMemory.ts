import { LocalRateLimit } from '../http/rateLimit.ts'
import { LocalReplays } from '../publishing/replays.ts'
import type { Announcement, Limit, Shared } from './shared.ts'

/** For a site of one replica, and for a replica that has lost Redis: the clock and memory of this process. */
export class OwnMemory implements Shared {
  readonly #replays = new LocalReplays()
  readonly #limits = new Map<string, LocalRateLimit>()
  readonly #clock: () => number

  /** @param clock milliseconds since 1970 */
  constructor(clock: () => number = Date.now) {
    this.#clock = clock
  }

  async now(): Promise<number> {
    return this.#clock()
  }

  take({ name, max, windowMs }: Limit, sender: string): Promise<number> {
    const limit = this.#limits.get(name) ?? new LocalRateLimit(max, windowMs)
    this.#limits.set(name, limit)
    return limit.take(sender, this.#clock())
  }

  async announce(_: unknown, signature: string): Promise<Announcement> {
    const isNew = await this.#replays.accept(signature, this.#clock())
    return { outcome: isNew ? 'alone' : 'used' }
  }
}
