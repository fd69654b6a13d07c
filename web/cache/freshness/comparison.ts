import { normalizePath } from '@elos/content/parts/address/path'
import {
  changesBetween,
  type Published,
  type PublishedDocument,
  pathsOf,
  pathsOfAll,
} from '@elos/content/tags/published'
import { ContentError } from '../../monitoring/contentError.ts'
import { log } from '../../monitoring/log.ts'
import type { PublishedChange } from '../../replicas/change.ts'
import { doubtOf, SETTINGS } from './doubt.ts'

/** The number of ids that a line of the log names. */
const MAX_LOGGED = 10

/**
 * The part of the interval that a replica waits after another one had the turn. Timers of the same length would keep
 * their order, and the turn would stay with one replica for ever: nobody would notice what that one has missed. Who had
 * no turn comes a little earlier the next time, until it is the first. It is more than the part for which Redis keeps a
 * turn (redisReplicas.ts), or it would come too early each time.
 */
const PAUSE_WITHOUT_TURN = 0.95

/** The parts of a comparison that differ between the site and its tests. */
interface ComparisonParts {
  /** Reads which documents are published. Rejects while the Lake cannot be read. */
  read(): Promise<Published>
  /** Renews what was made from these documents; null: everything. It is not awaited: what fails is tried again. */
  onChanges(changes: PublishedChange[] | null): void
  /** Is called when the Lake can be read again after it could not. */
  onBack(): void
  /** Resolves with whether it is this replica's turn. */
  isTurn(): Promise<boolean>
  /** Milliseconds between two comparisons. */
  intervalMs: number
  /** The paths of the pages that were kept before the start. */
  kept?: Iterable<string>
}

/** The state of the comparison, for health checks. */
interface ComparisonState {
  /** The moment at which the Lake was last read, in milliseconds since 1970; null before the first reading. */
  lastReadAt: number | null
  /** The reason why the last reading failed; null when it did not. */
  problem: string | null
  /** Whether an answer was not believed (`doubtOf`), and none was since. */
  isDoubted: boolean
}

/**
 * Compares the site with what is published: reads every few seconds which documents are published in which revision,
 * and renews what was made from those that differ, so that the loss of a webhook costs seconds. It also knows every
 * path at which something stands. At the start nothing is known, and everything is renewed once the Lake can be read.
 * A reading that is not believed (`doubtOf`) is a failed one: what was known stays known.
 */
export class Comparison {
  readonly #parts: ComparisonParts
  readonly #kept: Set<string>
  #known: Published | null = null
  #paths: ReadonlySet<string> | null = null
  /** The documents that were reported while the Lake was being read, which may tell their state before; null: deleted. */
  #reported = new Map<string, PublishedDocument | null>()
  #state: ComparisonState = { lastReadAt: null, problem: null, isDoubted: false }
  /** The reasons of this outage that were logged. */
  readonly #logged = new Set<string>()
  #running: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(parts: ComparisonParts) {
    this.#parts = parts
    this.#kept = new Set(parts.kept)
  }

  get state(): ComparisonState {
    return this.#state
  }

  /**
   * Returns whether a page, a former version or a redirect is published at a path; true while that is not known yet. While
   * the Lake cannot be read at the start, the pages that were kept are those that there are.
   */
  isPublished(path: string): boolean {
    const known = this.#paths ?? (this.#state.problem !== null && this.#kept.size > 0 && this.#kept)
    return known ? known.has(normalizePath(path)) : true
  }

  /** Compares every `intervalMs` from now on, in turns with the other replicas, until `close`. */
  start(): void {
    this.#compareIn(this.#parts.intervalMs)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  /** Notes a change that was reported, and whose pages are being renewed, so that the next reading does not find it. */
  note({ operation, _id, _type, _rev, path, source, former }: PublishedChange): void {
    const before = this.#known?.get(_id)
    const document = {
      _id,
      _type,
      // Without a revision it is not known whether a later change was reported too: the next reading finds it again.
      _rev: _rev ?? '',
      path: path ?? before?.path,
      source: source ?? before?.source,
      former: former ?? before?.former,
    }
    const reported = operation === 'delete' ? null : document
    this.#reported.set(_id, reported)
    if (this.#known) this.#learn(withEntries(this.#known, new Map([[_id, reported]])))
    else
      for (const each of pathsOf(document))
        if (reported) this.#kept.add(each)
        else this.#kept.delete(each)
  }

  /** Returns whether a change that is reported has been found already: another of its transaction was reported before. */
  knows({ operation, _id, _rev }: PublishedChange): boolean {
    if (!this.#known) return false
    const known = this.#known.get(_id)
    return operation === 'delete' ? !known : known !== undefined && known._rev === _rev
  }

  /** Compares now. Never rejects. A comparison that runs is not repeated. */
  compare(): Promise<void> {
    this.#running ??= this.#compareNow().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Compares by a reading that begins now, after the one that runs. Never rejects. */
  async compareAnew(): Promise<void> {
    await this.#running
    await this.compare()
  }

  #compareIn(pauseMs: number): void {
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#compareInTurn(), pauseMs).unref()
  }

  async #compareInTurn(): Promise<void> {
    const { isTurn, intervalMs } = this.#parts
    // Until it has read once, a replica does not know which paths there are; after a failure, not whether it is over.
    const isOurs = this.#known === null || this.#state.problem !== null || (await isTurn())
    if (isOurs) await this.compare()
    this.#compareIn(isOurs ? intervalMs : PAUSE_WITHOUT_TURN * intervalMs)
  }

  async #compareNow(): Promise<void> {
    this.#reported = new Map()
    try {
      const answered = await this.#parts.read()
      const doubt = doubtOf(answered, this.#known, this.#kept)
      if (doubt) return this.#fail(new ContentError(doubt), { isDoubted: true })
      const read = withEntries(answered, this.#reported)
      const changes = this.#known && reportsBetween(this.#known, read)
      const isBack = this.#state.problem !== null
      this.#learn(read)
      this.#state = { lastReadAt: Date.now(), problem: null, isDoubted: false }
      if (!changes || changes.length > 0) {
        const ids = changes?.slice(0, MAX_LOGGED).map(({ _id }) => _id)
        log.info('caught-up', { changes: changes?.length ?? 'all', ids })
        this.#parts.onChanges(changes)
      }
      if (isBack) this.#end()
    } catch (error) {
      this.#fail(error, { isDoubted: this.#state.isDoubted })
    }
  }

  /** Ends an outage. */
  #end(): void {
    this.#logged.clear()
    log.info('comparison-back')
    this.#parts.onBack()
  }

  #fail(error: unknown, { isDoubted }: { isDoubted: boolean }): void {
    const problem = String(error)
    // Each problem is logged once in an outage.
    if (!this.#logged.has(problem)) log.error('comparison-failed', { error })
    this.#logged.add(problem)
    this.#state = { ...this.#state, problem, isDoubted }
    // Any page may have been made from such an answer. All show the settings: a change of these, which the next reading
    // finds as no revision is known, renews them all, here and in the other replicas.
    if (isDoubted && this.#known) this.note(SETTINGS)
  }

  #learn(published: Published): void {
    this.#known = published
    this.#paths = pathsOfAll(published.values())
  }
}

/** Returns the changes from one state to another as a webhook reports them, so that other replicas can note them. */
function reportsBetween(before: Published, after: Published): PublishedChange[] {
  return changesBetween(before, after).map((change) => {
    const _rev = after.get(change._id)?._rev
    return _rev === undefined ? { ...change, operation: 'delete' } : { ...change, _rev }
  })
}

/** Returns the documents with these entries in place of their own; null removes a document. */
function withEntries(
  documents: Published,
  entries: ReadonlyMap<string, PublishedDocument | null>,
): Published {
  const all = new Map(documents)
  for (const [id, document] of entries) {
    if (document) all.set(id, document)
    else all.delete(id)
  }
  return all
}
