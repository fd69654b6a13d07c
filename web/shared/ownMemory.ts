import { ExpiringMap } from '../http/expiringMap.ts'
import { MAX_AGE_MS } from '../publishing/signature.ts'
import type { Announcement, Limit, Shared } from './shared.ts'

/** How many names are counted at most for each limit, about 2 MB. */
const MAX_COUNTED = 10_000
/** How many signatures are remembered at most: far more than editors publish in ten minutes. */
const MAX_SIGNATURES = 10_000

/** Milliseconds for which a used signature is remembered: it may be dated in the future, or be old. */
export const SIGNATURE_LIFETIME_MS = 2 * MAX_AGE_MS

/** For a site of one replica, and for a replica that has lost Redis: the clock and memory of this process. */
export class OwnMemory implements Shared {
  readonly #used = new ExpiringMap<true>(SIGNATURE_LIFETIME_MS, MAX_SIGNATURES)
  readonly #windows = new Map<string, ExpiringMap<{ count: number }>>()
  readonly #clock: () => number

  /** @param clock milliseconds since 1970 */
  constructor(clock: () => number = Date.now) {
    this.#clock = clock
  }

  async now(): Promise<number> {
    return this.#clock()
  }

  async take(name: string, limit: Limit): Promise<number> {
    const now = this.#clock()
    const windows = this.#windowsOf(limit)
    const { value, until } = windows.get(name, now) ?? windows.set(name, { count: 0 }, now)
    if (value.count >= limit.max) return until - now
    value.count += 1
    return 0
  }

  async announce(_: unknown, signature: string): Promise<Announcement> {
    const now = this.#clock()
    if (this.#used.get(signature, now)) return { outcome: 'used' }
    this.#used.set(signature, true, now)
    return { outcome: 'alone' }
  }

  /** Names are counted apart for each length of a window: a map forgets all of its entries alike. */
  #windowsOf({ max, windowMs }: Limit): ExpiringMap<{ count: number }> {
    const key = `${max}/${windowMs}`
    const windows = this.#windows.get(key) ?? new ExpiringMap(windowMs, MAX_COUNTED)
    this.#windows.set(key, windows)
    return windows
  }
}
