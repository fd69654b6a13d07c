import { setTimeout as pause } from 'node:timers/promises'
import {
  changesBetween,
  type Published,
  type PublishedDocument,
} from '@elos/content/tags/published'
import type { Change } from '@elos/content/tags/tags'
import { log } from '../http/log.ts'
import type { PublishedChange } from '../publishing/change.ts'

/** How many ids a line of the log names. */
const MAX_LOGGED = 10

interface CatchUpParts {
  /** Reads which documents are published. Rejects while the Lake cannot be read. */
  read(): Promise<Published>
  /**
   * Drops what was made from these documents; null: everything. Rejects when that was not possible: it
   * is tried again after the next reading.
   */
  drop(changes: Change[] | null): Promise<void>
  /** Milliseconds between two readings. */
  intervalMs: number
  /** Milliseconds for which a change that was found may still be reported: webhooks take a moment. */
  graceMs: number
}

/** The state of the comparison, for health checks. */
interface CatchUpState {
  /** When the Lake was last read, in milliseconds since 1970; null: never. */
  lastReadAt: number | null
  /** Why the last reading, or the drop after it, failed; null when it did not. */
  problem: string | null
}

/**
 * Finds the changes that no webhook has reported: reads every few seconds which documents are published
 * in which revision, and drops what was made from those that differ. After the start, and after
 * `forget`, nothing is known, and everything is dropped once the Lake can be read.
 */
export class CatchUp {
  readonly #parts: CatchUpParts
  #known: Published | null = null
  /** How often everything was forgotten. */
  #timesForgotten = 0
  /** Changes that were reported while the Lake was being read: the reading may be older than they. */
  #reported = new Map<string, PublishedDocument | null>()
  #state: CatchUpState = { lastReadAt: null, problem: null }
  #running: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(parts: CatchUpParts) {
    this.#parts = parts
  }

  get state(): CatchUpState {
    return this.#state
  }

  /** Compares now and then every `intervalMs`, until `close`. */
  start(): void {
    void this.compare().finally(() => this.#startLater())
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  /** Has the next comparison drop everything, as after the start of a server with old pages. */
  forget(): void {
    this.#known = null
    this.#timesForgotten += 1
  }

  /** Notes a change whose pages have just been dropped, so that they are not dropped again. */
  note({ operation, _id, _type, _rev, path, source }: PublishedChange): void {
    // Without a revision it is not known whether a later change was reported too.
    if (operation === 'delete') this.#put(_id, null)
    else if (_rev) this.#put(_id, { _id, _type, _rev, path, source })
  }

  /** Reads the Lake and drops what differs. Never rejects. A comparison that runs is not repeated. */
  compare(): Promise<void> {
    this.#running ??= this.#compareNow().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  #startLater(): void {
    if (this.#isClosed) return
    this.#timer = setTimeout(() => this.start(), this.#parts.intervalMs).unref()
  }

  async #compareNow(): Promise<void> {
    const before = this.#known
    const timesForgotten = this.#timesForgotten
    this.#reported = new Map()
    try {
      const read = await this.#parts.read()
      const lastReadAt = Date.now()
      const changes = before && (await this.#unreported(before, read))
      if (!changes || changes.length > 0) await this.#parts.drop(changes)
      this.#log(changes)
      if (timesForgotten === this.#timesForgotten) this.#known = withEntries(read, this.#reported)
      this.#state = { lastReadAt, problem: null }
    } catch (error) {
      const problem = String(error)
      // Logged once for each outage.
      if (this.#state.problem === null) log.error('catch-up-failed', { error })
      this.#state = { ...this.#state, problem }
    }
  }

  /** Returns the changes from one state to the next that no webhook reports. */
  async #unreported(before: Published, read: Published): Promise<Change[]> {
    const changes = () =>
      changesBetween(withEntries(before, this.#reported), withEntries(read, this.#reported))
    if (changes().length === 0) return []
    await pause(this.#parts.graceMs)
    return changes()
  }

  #put(id: string, document: PublishedDocument | null): void {
    this.#reported.set(id, document)
    if (this.#known) this.#known = withEntries(this.#known, new Map([[id, document]]))
  }

  #log(changes: Change[] | null): void {
    if (changes && changes.length === 0) return
    const ids = changes?.slice(0, MAX_LOGGED).map(({ _id }) => _id)
    log.info('caught-up', { changes: changes?.length ?? 'all', ids })
  }
}

/** Returns the documents with these entries in place of their own; null removes a document. */
function withEntries(
  documents: Published,
  entries: ReadonlyMap<string, PublishedDocument | null>,
): Published {
  if (entries.size === 0) return documents
  const all = new Map(documents)
  for (const [id, document] of entries) {
    if (document) all.set(id, document)
    else all.delete(id)
  }
  return all
}
