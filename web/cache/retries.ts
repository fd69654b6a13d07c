/** Milliseconds after which a path is tried again. They double with each failure, up to the longest. */
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 300_000

/** The paths whose answers could not be made: each is tried again after a pause, which doubles while it fails. */
export class Retries {
  readonly #retry: (path: string) => void
  /** The paths whose last try failed, with the milliseconds before the next. */
  readonly #pauses = new Map<string, number>()
  /** The timers of the paths that wait for their next try. */
  readonly #timers = new Map<string, NodeJS.Timeout>()

  /** @param retry tries to make the answer of a path */
  constructor(retry: (path: string) => void) {
    this.#retry = retry
  }

  /** The paths, sorted, whose last try failed. */
  get failedPaths(): string[] {
    return [...this.#pauses.keys()].sort()
  }

  /** Returns whether a path waits for its next try. */
  isWaiting(path: string): boolean {
    return this.#timers.has(path)
  }

  /** Plans the next try of a path that failed. */
  failed(path: string): void {
    const pauseMs = Math.min(
      Math.max(FIRST_PAUSE_MS, 2 * (this.#pauses.get(path) ?? 0)),
      LONGEST_PAUSE_MS,
    )
    this.#pauses.set(path, pauseMs)
    this.cancel(path)
    const retry = () => {
      this.#timers.delete(path)
      this.#retry(path)
    }
    this.#timers.set(path, setTimeout(retry, pauseMs).unref())
  }

  /** Forgets a path, whose answer could be made or is wanted no more. */
  forget(path: string): void {
    this.#pauses.delete(path)
    this.cancel(path)
  }

  /** Cancels the next try of a path, because it is being tried now. */
  cancel(path: string): void {
    clearTimeout(this.#timers.get(path))
    this.#timers.delete(path)
  }

  /** Lets a path that failed begin with the shortest pause again. */
  resetPause(path: string): void {
    if (this.#pauses.has(path)) this.#pauses.set(path, 0)
  }

  /** Tries at once all paths that wait. */
  retryNow(): void {
    for (const path of [...this.#timers.keys()]) {
      this.resetPause(path)
      this.cancel(path)
      this.#retry(path)
    }
  }

  /** Cancels the next try of every path. */
  close(): void {
    for (const path of [...this.#timers.keys()]) this.cancel(path)
  }
}
