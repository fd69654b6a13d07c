import { ExpiringMap } from './expiringMap.ts'

/** How many names are counted at most, about 2 MB. */
const CAPACITY = 10_000

/**
 * Allows a limited number of requests for each name within a window of time. Counts in the memory of this
 * process.
 */
export class LocalRateLimit {
  readonly #windows: ExpiringMap<{ count: number }>
  readonly #max: number

  /**
   * @param max requests in a window
   * @param length of the window, in milliseconds
   */
  constructor(max: number, length: number) {
    this.#max = max
    this.#windows = new ExpiringMap(length, CAPACITY)
  }

  /**
   * Counts a request. Resolves with 0 when it is allowed, else with the milliseconds to wait.
   *
   * @param now milliseconds since 1970
   */
  async take(name: string, now: number): Promise<number> {
    const { value, until } =
      this.#windows.get(name, now) ?? this.#windows.set(name, { count: 0 }, now)
    if (value.count >= this.#max) return until - now
    value.count += 1
    return 0
  }
}
