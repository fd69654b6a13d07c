interface Window {
  count: number
  until: number
}

/** How many names are counted at most, about 2 MB. Beyond, the oldest is forgotten. */
const CAPACITY = 10_000

/** Allows a limited number of requests for each name within a window of time. */
export class RateLimit {
  readonly #windows = new Map<string, Window>()
  readonly #max: number
  readonly #length: number

  /**
   * @param max requests in a window
   * @param length of the window, in milliseconds
   */
  constructor(max: number, length: number) {
    this.#max = max
    this.#length = length
  }

  /**
   * Counts a request. Returns 0 when it is allowed, else the milliseconds to wait.
   *
   * @param now milliseconds since 1970
   */
  take(name: string, now: number): number {
    const window = this.#current(name, now)
    if (window.count >= this.#max) return window.until - now
    window.count += 1
    return 0
  }

  #current(name: string, now: number): Window {
    const known = this.#windows.get(name)
    if (known && known.until > now) return known
    this.#windows.delete(name)
    // Windows are in the order in which they end.
    for (const [old, { until }] of this.#windows) {
      if (until > now && this.#windows.size < CAPACITY) break
      this.#windows.delete(old)
    }
    const window = { count: 0, until: now + this.#length }
    this.#windows.set(name, window)
    return window
  }
}
