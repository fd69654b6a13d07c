/** Milliseconds after which a path is tried again. They double with each failure, up to the longest. */
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 300_000

/** The paths whose answers could not be made: each is tried again after a pause, which doubles while it fails. */
export class Retries {
  /** The last pause of each path in milliseconds, and the next try in milliseconds since 1970. */
  readonly #tries = new Map<string, { pauseMs: number; at: number }>()

  /** The paths, sorted, whose last try failed. */
  get failedPaths(): string[] {
    return [...this.#tries.keys()].sort()
  }

  /** Returns whether the last try of a path failed. */
  has(path: string): boolean {
    return this.#tries.has(path)
  }

  /**
   * Returns the paths whose next try is due.
   *
   * @param now milliseconds since 1970
   */
  due(now: number): string[] {
    return this.failedPaths.filter((path) => (this.#tries.get(path)?.at ?? now) <= now)
  }

  /** Plans the next try of a path that failed. */
  failed(path: string, now: number): void {
    const doubled = 2 * (this.#tries.get(path)?.pauseMs ?? 0)
    const pauseMs = Math.min(Math.max(FIRST_PAUSE_MS, doubled), LONGEST_PAUSE_MS)
    this.#tries.set(path, { pauseMs, at: now + pauseMs })
  }

  /** Lets a path that failed be tried at once, and begin with the shortest pause again. */
  hasten(path: string): void {
    if (this.#tries.has(path)) this.#tries.set(path, { pauseMs: 0, at: 0 })
  }

  /** Forgets a path, whose answer could be made or is wanted no more. */
  forget(path: string): void {
    this.#tries.delete(path)
  }
}
