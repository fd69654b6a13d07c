import { setTimeout as pause } from 'node:timers/promises'
import { Queue } from '../http/queue.ts'
import { EVERYTHING_TAG } from '../publishing/everythingTag.ts'
import { urlOf } from './path.ts'
import type { AnswerStore } from './store.ts'
import {
  compressFully,
  isPage,
  type StoredAnswer,
  storableTags,
  toStoredAnswer,
} from './storedAnswer.ts'
import type { Upstream } from './upstream.ts'

/** How many answers are asked for at the same time: Next makes one while another waits for the Lake. */
const CONCURRENCY = 2
/** Milliseconds after which an answer that could not be renewed is asked for again. They double up to the longest. */
const RETRY_MS = 2000
const LONGEST_RETRY_MS = 300_000
/** Milliseconds between two looks for answers that have become wrong by themselves. */
const LOOK_MS = 1000
/** Milliseconds that a drop waits for its renewals: less than Sanity's webhooks wait for an answer (30 s). */
const DROP_WAIT_MS = 20_000
/** How many drops are remembered: more than happen while one answer is being made. */
const REMEMBERED_DROPS = 1000

interface RenewalOptions {
  /** Called after each renewal with whether it was possible. */
  onRenewed?(ok: boolean): void
  /** Called with the paths whose answers had become wrong by themselves, once they are renewed. */
  onTurned?(paths: string[]): void
  /** The files in which answers are kept too. `replaced` resolves when none of them is outdated. */
  files?: { replaced(): Promise<void> }
}

/** What became of the answers that a publication has outdated: their paths, sorted. */
interface Drop {
  renewed: string[]
  /** The previous answers are still sent. They are asked for again later. */
  failed: string[]
}

/**
 * Renews stored answers: the previous one is sent until the new one is there. An answer that was asked
 * for before somebody published one of its documents is asked for again.
 */
export class Renewal {
  readonly #upstream: Upstream
  readonly #store: AnswerStore
  readonly #files: RenewalOptions['files']
  readonly #queue = new Queue(CONCURRENCY)
  /** Renewals that wait or run, by path. */
  readonly #renewals = new Map<string, Promise<boolean>>()
  /** The timers of the paths that are asked for again. */
  readonly #retries = new Map<string, NodeJS.Timeout>()
  /** Paths whose last renewal failed, with the milliseconds that they wait until the next. */
  readonly #failed = new Map<string, number>()
  /** The tags of the last drops, the newest at the end. */
  #drops: string[][] = []
  #dropCount = 0
  readonly #onRenewed: (ok: boolean) => void
  readonly #onTurned: (paths: string[]) => void
  readonly #looking: NodeJS.Timeout

  constructor(
    upstream: Upstream,
    store: AnswerStore,
    { onRenewed = () => undefined, onTurned = () => undefined, files }: RenewalOptions = {},
  ) {
    this.#upstream = upstream
    this.#store = store
    this.#onRenewed = onRenewed
    this.#files = files
    this.#onTurned = onTurned
    this.#looking = setInterval(() => void this.#renewDue(), LOOK_MS).unref()
  }

  /** The paths, sorted, whose answers could not be renewed at the last try, and are tried again. */
  get failedPaths(): string[] {
    // Without those that do not exist: visitors make them up.
    return [...this.#failed.keys()].filter((path) => this.#store.get(path)?.status !== 404).sort()
  }

  /** How many drops there have been. Read it before you ask for an answer that `put` is to store. */
  get dropCount(): number {
    return this.#dropCount
  }

  /**
   * Stores an answer, unless its tags, or those of the answer it would replace, were dropped after it
   * was asked for.
   *
   * @param dropCount when the answer was asked for
   * @returns whether it was stored
   */
  put(path: string, answer: StoredAnswer, dropCount: number): boolean {
    const replaced = this.#store.get(path)
    if (this.#isDroppedSince(dropCount, [...answer.tags, ...(replaced?.tags ?? [])])) return false
    this.#store.set(path, answer)
    this.#failed.delete(path)
    void compressFully(answer, () => this.#store.get(path) === answer)
    if (answer.isStale) this.#retryLater(path)
    return true
  }

  /**
   * Renews the answers with these tags. Resolves when all have been asked for, or after `DROP_WAIT_MS`:
   * those that are not there yet count as failed, and follow.
   */
  async drop(tags: string[]): Promise<Drop> {
    this.#dropCount += 1
    this.#drops = [...this.#drops, tags].slice(-REMEMBERED_DROPS)
    const paths = this.#pagesFirst(this.#store.pathsWith(tags))
    const waiting = new AbortController()
    const timeUp = pause(DROP_WAIT_MS, false, { ref: false, signal: waiting.signal }).catch(
      () => false,
    )
    for (const path of paths) this.#forgetPause(path)
    const renewals = paths.map((path) => this.renew(path))
    // What was just published comes first while the whole site is being renewed.
    if (!tags.includes(EVERYTHING_TAG)) for (const path of paths.toReversed()) this.hasten(path)
    const isRenewed = await Promise.all(renewals.map((renewal) => Promise.race([renewal, timeUp])))
    waiting.abort()
    await this.#files?.replaced()
    return {
      renewed: paths.filter((_, index) => isRenewed[index]).sort(),
      failed: paths.filter((_, index) => !isRenewed[index]).sort(),
    }
  }

  /**
   * Renews the answer of a path, or stores it the first time; a renewal that already waits or runs is
   * not repeated. Resolves with whether it was possible. Otherwise it is tried again later.
   */
  renew(path: string): Promise<boolean> {
    const current = this.#renewals.get(path)
    if (current) return current
    this.#cancelRetry(path)
    const renewal = this.#queue.run(() => this.#renewNow(path), path)
    this.#renewals.set(path, renewal)
    void renewal.then(this.#onRenewed)
    return renewal
  }

  /** Whether the stored answer of a path is outdated, or may be: a better one is asked for. */
  isRenewing(path: string): boolean {
    return this.#renewals.has(path) || this.#retries.has(path)
  }

  /** Has the renewal of a path that visitors ask for, if it waits, come before the others. */
  hasten(path: string): void {
    this.#queue.hasten(path)
  }

  /** Asks at once for what could not be renewed, as when the Lake is back. */
  retryNow(): void {
    for (const path of [...this.#retries.keys()]) {
      this.#forgetPause(path)
      void this.renew(path)
    }
  }

  /** Cancels the renewals that would be tried again, or become due. */
  close(): void {
    for (const path of [...this.#retries.keys()]) this.#cancelRetry(path)
    clearInterval(this.#looking)
  }

  /** Renews what has become wrong by itself: a price has changed, an article is due or has left. */
  async #renewDue(): Promise<void> {
    const due = this.#store.pathsDue(Date.now()).filter((path) => !this.isRenewing(path))
    const isRenewed = await Promise.all(due.map((path) => this.renew(path)))
    const turned = due.filter((_, index) => isRenewed[index])
    if (turned.length > 0) this.#onTurned(turned)
  }

  async #renewNow(path: string): Promise<boolean> {
    try {
      for (;;) {
        const dropCount = this.#dropCount
        // What Next has stored may be what is to be replaced.
        const anew = this.#store.get(path) !== undefined
        const answer = await this.#upstream.ask(urlOf(path), anew).catch(() => null)
        if (!answer || answer.status >= 500) {
          this.#retryLater(path)
          return false
        }
        const tags = storableTags(answer)
        if (!tags) {
          this.#store.delete(path)
          this.#failed.delete(path)
          return true
        }
        const renewed = await toStoredAnswer(answer, tags, Date.now(), this.#store.get(path))
        if (this.put(path, renewed, dropCount)) return true
      }
    } finally {
      // In the same step as `put`: a drop that comes later must start a renewal of its own.
      this.#renewals.delete(path)
    }
  }

  /** People read pages; and the sitemap is made from what they have loaded (web/publishing/sitemapPages.ts). */
  #pagesFirst(paths: string[]): string[] {
    const isFirst = (path: string) => isPage(this.#store.get(path))
    return [...paths.filter(isFirst), ...paths.filter((path) => !isFirst(path))]
  }

  #isDroppedSince(dropCount: number, tags: string[]): boolean {
    const since = this.#dropCount - dropCount
    if (since === 0) return false
    const dropped = new Set(this.#drops.slice(-since).flat())
    return since > REMEMBERED_DROPS || tags.some((tag) => dropped.has(tag))
  }

  #retryLater(path: string): void {
    const pauseMs = Math.min(
      Math.max(RETRY_MS, 2 * (this.#failed.get(path) ?? 0)),
      LONGEST_RETRY_MS,
    )
    this.#failed.set(path, pauseMs)
    this.#cancelRetry(path)
    this.#retries.set(path, setTimeout(() => void this.renew(path), pauseMs).unref())
  }

  #cancelRetry(path: string): void {
    clearTimeout(this.#retries.get(path))
    this.#retries.delete(path)
  }

  /** Lets a path that failed wait for the shortest time again. */
  #forgetPause(path: string): void {
    if (this.#failed.has(path)) this.#failed.set(path, 0)
  }
}
