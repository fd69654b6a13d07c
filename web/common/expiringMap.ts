interface Entry<Value> {
  value: Value
  /** Milliseconds since 1970. */
  until: number
}

/** Values by name, each kept for the same time. When it is full, the oldest is forgotten. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
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

  /**
   * The value and the time until which it is kept; undefined when there is none.
   *
   * @param now milliseconds since 1970
   */
  get(name: string, now: number): Readonly<Entry<Value>> | undefined {
    const entry = this.#entries.get(name)
    return entry && entry.until > now ? entry : undefined
  }

  /**
   * Keeps a value for the lifetime. Returns it with the time until which it is kept.
   *
   * @param now milliseconds since 1970
   */
  set(name: string, value: Value, now: number): Readonly<Entry<Value>> {
    this.#entries.delete(name)
    // All live equally long, so they are in the order in which they end.
    for (const [old, { until }] of this.#entries) {
      if (until > now && this.#entries.size < this.#capacity) break
      this.#entries.delete(old)
    }
    const entry = { value, until: now + this.#lifetime }
    this.#entries.set(name, entry)
    return entry
  }
}
