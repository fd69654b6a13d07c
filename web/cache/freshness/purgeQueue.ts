import { log } from '../../monitoring/log.ts'
import { surrogateKeys } from '../store/surrogateKeys.ts'
import { MAX_KEYS, type Purge } from './purgeHook.ts'

/** Milliseconds before a failed purge is repeated. They double each time, up to the longest. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 60_000
/**
 * Milliseconds after which a purge is repeated even though it succeeded: an answer that was on its way to
 * the cache when it was purged may have been stored afterwards.
 */
const REPEAT_MS = 1000

/**
 * Purges a shared cache, and repeats what failed until it succeeds: without it visitors would see an old
 * page until the cache asks for it again. Keys that wait are purged together.
 */
export class PurgeQueue {
  readonly #purgeKeys: Purge
  readonly #closing = new AbortController()
  #waiting = new Set<string>()
  /** Purges until nothing waits. */
  #running: Promise<void> | undefined
  /** The reason why the last purge failed; null when it did not. */
  problem: string | null = null

  constructor(purgeKeys: Purge) {
    this.#purgeKeys = purgeKeys
  }

  /**
   * Purges the answers with these tags, twice. Resolves with whether the first time was confirmed within
   * `boundMs`; it goes on otherwise.
   */
  async purge(tags: readonly string[], boundMs: number): Promise<boolean> {
    const keys = surrogateKeys(tags)
    const confirmed = this.#add(keys).then(() => true)
    void confirmed.then(() => this.#repeatLater(keys))
    return Promise.race([confirmed, this.#pause(boundMs).then(() => false)])
  }

  /** Stops repeating what failed. */
  close(): void {
    this.#closing.abort()
  }

  async #repeatLater(keys: readonly string[]): Promise<void> {
    await this.#pause(REPEAT_MS)
    if (!this.#closing.signal.aborted) await this.#add(keys)
  }

  /** Resolves when these keys are purged. A purge that runs already may have begun too early for them. */
  async #add(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#waiting.add(key)
    await this.#running
    this.#running ??= this.#purgeWaiting().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  async #purgeWaiting(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS
    while (this.#waiting.size > 0 && !this.#closing.signal.aborted) {
      const keys = [...this.#waiting].slice(0, MAX_KEYS)
      for (const key of keys) this.#waiting.delete(key)
      try {
        await this.#purgeKeys(keys)
        if (this.problem !== null) log.info('purged-again', { keys: keys.length })
        this.problem = null
        pauseMs = FIRST_PAUSE_MS
      } catch (error) {
        for (const key of keys) this.#waiting.add(key)
        log.error('purge-failed', { error, keys: keys.length })
        this.problem = String(error)
        await this.#pause(pauseMs)
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
      }
    }
  }

  /** Waits for a time, or until the queue is closed. */
  async #pause(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, milliseconds).unref()
    const end = () => resolve()
    this.#closing.signal.addEventListener('abort', end)
    await promise
    clearTimeout(timer)
    this.#closing.signal.removeEventListener('abort', end)
  }
}
