/** Values by name, each kept for the same time. When it is full, the oldest is forgotten. */
export class ExpiringMap<Value> {
  /** Each value with the time until which it is kept, in milliseconds since 1970. */
  readonly #entries = new Map<string, { value: Value; until: number }>()
  readonly #lifetime: number
  readonly #capacity: number

  /**
   * @param lifetime of a value, in milliseconds
   * @param capacity how many values are kept at most
   */
  constructor(lifetime: number, capacity: number) {
    this.#lifetime = lifetime
    this.#capacity = capacity
  }

  /** @param now milliseconds since 1970 */
  get(name: string, now: number): Value | undefined {
    const entry = this.#entries.get(name)
    return entry && entry.until > now ? entry.value : undefined
  }

  /**
   * Keeps a value for the lifetime, and returns it.
   *
   * @param now milliseconds since 1970
   */
  set(name: string, value: Value, now: number): Value {
    this.#entries.delete(name)
    // All live equally long, so they are in the order in which they end.
    for (const [old, { until }] of this.#entries) {
      if (until > now && this.#entries.size < this.#capacity) break
      this.#entries.delete(old)
    }
    this.#entries.set(name, { value, until: now + this.#lifetime })
    return value
  }

  delete(name: string): void {
    this.#entries.delete(name)
  }
}
