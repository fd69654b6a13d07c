import { setTimeout as pause } from 'node:timers/promises'
import { Queue } from '../../common/queue.ts'
import { LoggedError, logFailure } from '../../monitoring/failures.ts'
import { log } from '../../monitoring/log.ts'
import { type Answer, isPage, type TaggedResponse, toAnswer } from './answer.ts'
import { Retries } from './retries.ts'
import { AnswerStore } from './store.ts'

/** The number of answers that are renewed at the same time: one is made while another waits for the Lake. */
const RENEWALS_AT_ONCE = 2
/** The numbers of answers that are made at the same time for visitors who wait, and of those that may wait. */
const FIRST_AT_ONCE = 4
const FIRST_WAITING = 64
/** Milliseconds between two looks for answers that have become wrong by themselves, or are to be tried again. */
const LOOK_MS = 1000
/** Milliseconds that an invalidation waits for its renewals: less than Sanity's webhooks wait for an answer (30 s). */
const RENEWALS_WAIT_MS = 20_000

/** The path under which the answer to every path that nobody published is stored. */
export const MISSING_PATH = '/404'

/** The parts of `Pages` that differ between the site and its tests. */
interface PagesOptions {
  /** Makes the answer to a path at a moment. Rejects when the Lake cannot be reached. */
  make(path: string, now: Date): Promise<TaggedResponse>
  /** Returns the milliseconds since 1970 by the clock that all replicas share. */
  now?(): number
  /** The files in which answers are kept too. `replaced` resolves when none of them is outdated. */
  files?: {
    put(path: string, answer: Answer | undefined): void
    replaced(): Promise<void>
  }
  /** Is called after each renewal with whether it was possible. */
  onRenewed?(ok: boolean): void
  /** Is called with the paths whose answers had become wrong by themselves, once they are renewed. */
  onExpired?(paths: string[]): void
}

/** The paths of the answers that a publication has outdated, sorted. */
interface Invalidation {
  renewed: string[]
  /** The paths whose previous answers are still sent. They are tried again. */
  failed: string[]
}

/**
 * The site's pages and files: makes the answer to a path once, stores it, and makes it again when a document that it
 * was made from is published. The previous answer is sent until the next one is there.
 */
export class Pages {
  readonly #options: PagesOptions
  readonly #store = new AnswerStore()
  readonly #renewing = new Queue(RENEWALS_AT_ONCE)
  readonly #makingFirst = new Queue(FIRST_AT_ONCE, FIRST_WAITING)
  /** The answers that wait or are being made, by path. Undefined stands for one that could not be made. */
  readonly #making = new Map<string, Promise<Answer | undefined>>()
  readonly #retries = new Retries()
  /** A list for each answer that is being made: the tags of the invalidations meanwhile; null for one of everything. */
  readonly #meanwhile = new Set<(string[] | null)[]>()
  readonly #looking: NodeJS.Timeout

  constructor(options: PagesOptions) {
    this.#options = options
    this.#looking = setInterval(() => void this.#renewDue(), LOOK_MS).unref()
  }

  /** The number of answers that are stored. */
  get size(): number {
    return this.#store.size
  }

  /** The paths, sorted, whose answers could not be made at the last try, and are tried again. */
  get failedPaths(): string[] {
    return this.#retries.failedPaths
  }

  /** Returns the stored answer of a path. */
  stored(path: string): Answer | undefined {
    return this.#store.get(path)
  }

  /** Returns the stored answer of a path unless it is outdated. */
  fresh(path: string): Answer | undefined {
    return this.isRenewing(path) ? undefined : this.#store.get(path)
  }

  /** Stores answers that were kept before. */
  restore(answers: ReadonlyMap<string, Answer>): void {
    for (const [path, answer] of answers) {
      this.#store.set(path, answer)
      this.#options.files?.put(path, answer)
    }
  }

  /**
   * Returns the answer of a path: the stored one, or else one that is made once for all who wait.
   *
   * @throws Error when it cannot be made, or too many visitors wait for others already (`QueueFullError`)
   */
  async answer(path: string): Promise<Answer> {
    const answer = this.#store.get(path) ?? (await this.#make(path, this.#makingFirst))
    if (!answer) throw new LoggedError(`The answer to ${path} cannot be made`)
    return answer
  }

  /**
   * Makes the answers with these tags again (null: all of them). Resolves when all were tried, or after
   * `RENEWALS_WAIT_MS`: those that are not there yet count as failed, and follow.
   */
  async invalidate(tags: string[] | null): Promise<Invalidation> {
    for (const invalidations of this.#meanwhile) invalidations.push(tags)
    const paths = this.#pagesFirst(tags ? this.#store.pathsWith(tags) : this.#store.paths())
    const waiting = new AbortController()
    const timeUp = pause(RENEWALS_WAIT_MS, false, { ref: false, signal: waiting.signal }).catch(
      () => false,
    )
    for (const path of paths) this.#retries.hasten(path)
    const renewals = paths.map((path) => this.renew(path))
    // A document that was just published comes first while the whole site is being renewed.
    if (tags) for (const path of paths.toReversed()) this.hasten(path)
    const isRenewed = await Promise.all(renewals.map((renewal) => Promise.race([renewal, timeUp])))
    waiting.abort()
    await this.#options.files?.replaced()
    return {
      renewed: paths.filter((_, index) => isRenewed[index]).sort(),
      failed: paths.filter((_, index) => !isRenewed[index]).sort(),
    }
  }

  /**
   * Makes the answer of a path again; one that already waits or is being made is not made twice. Resolves with whether
   * it was possible. Otherwise it is tried again later.
   */
  async renew(path: string): Promise<boolean> {
    return (await this.#make(path, this.#renewing)) !== undefined
  }

  /** Returns whether the stored answer of a path is outdated, or may be. */
  isRenewing(path: string): boolean {
    return this.#making.has(path) || this.#retries.has(path)
  }

  /** Puts the renewal of a path, if it waits, before the others. */
  hasten(path: string): void {
    if (this.#making.has(path)) this.#renewing.hasten(path)
  }

  /** Tries at once what could not be made, as when the Lake is back. */
  retryNow(): void {
    for (const path of this.failedPaths) {
      this.#retries.hasten(path)
      void this.renew(path)
    }
  }

  /** Forgets the answers of paths that are no longer published. */
  forget(isPublished: (path: string) => boolean): void {
    for (const path of this.#store.paths()) if (!isPublished(path)) this.#remove(path)
    for (const path of this.failedPaths) if (!isPublished(path)) this.#retries.forget(path)
  }

  /** Renews nothing more by itself. */
  close(): void {
    clearInterval(this.#looking)
  }

  #make(path: string, queue: Queue): Promise<Answer | undefined> {
    const current = this.#making.get(path)
    if (current) return current
    const making = queue
      .run(() => this.#makeNow(path), path)
      .finally(() => {
        if (this.#making.get(path) === making) this.#making.delete(path)
      })
    this.#making.set(path, making)
    // A queue that is full rejects; whoever waits gets the error.
    void making.then(
      (answer) => this.#options.onRenewed?.(answer !== undefined),
      () => undefined,
    )
    return making
  }

  /** Makes an answer, again when a document that it was made from was published meanwhile, and stores it. */
  async #makeNow(path: string): Promise<Answer | undefined> {
    const invalidations: (string[] | null)[] = []
    this.#meanwhile.add(invalidations)
    try {
      for (;;) {
        invalidations.length = 0
        const { now = Date.now, make } = this.#options
        const begun = now()
        const answer = await toAnswer(await make(path, new Date(begun)), begun - Date.now())
        if (this.#put(path, answer, invalidations)) return answer
      }
    } catch (error) {
      if (!(error instanceof LoggedError)) logFailure('page-failed', path, error)
      // Where nothing is sent meanwhile, the next visitor asks again: nobody fills the memory with what does not exist.
      if (this.#store.get(path)) this.#retries.failed(path, Date.now())
      return undefined
    } finally {
      // In the same step as `#put`: an invalidation that comes later must begin anew.
      this.#making.delete(path)
      this.#meanwhile.delete(invalidations)
    }
  }

  /** Stores an answer, unless its tags, or those of the answer before it, were invalidated while it was being made. */
  #put(path: string, answer: Answer, meanwhile: readonly (string[] | null)[]): boolean {
    const replaced = this.#store.get(path)
    const own = new Set([...answer.tags, ...(replaced?.tags ?? [])])
    if (meanwhile.some((tags) => tags === null || tags.some((tag) => own.has(tag)))) return false
    this.#store.set(path, answer)
    this.#options.files?.put(path, answer)
    this.#retries.forget(path)
    return true
  }

  #remove(path: string): void {
    this.#store.delete(path)
    this.#options.files?.put(path, undefined)
  }

  /**
   * Tries again what failed, and renews what has become wrong by itself: a price has changed, an article is due or has
   * left.
   */
  async #renewDue(): Promise<void> {
    const now = Date.now()
    for (const path of this.#retries.due(now)) void this.renew(path)
    const due = this.#store.pathsDue(now).filter((path) => !this.isRenewing(path))
    const isRenewed = await Promise.all(due.map((path) => this.renew(path)))
    const expired = due.filter((_, index) => isRenewed[index])
    if (expired.length === 0) return
    log.info('expired', { paths: expired.length })
    this.#options.onExpired?.(expired)
  }

  /**
   * Puts the paths of pages before others: people read pages, and the sitemap is made from what they have loaded
   * (`Answer.sitemapPage`).
   */
  #pagesFirst(paths: string[]): string[] {
    const isFirst = (path: string) => isPage(this.#store.get(path))
    return [...paths.filter(isFirst), ...paths.filter((path) => !isFirst(path))]
  }
}
