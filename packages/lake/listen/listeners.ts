import { ApiError } from '../apiError.ts'
import { interruptAfterOwnTime, stoppedAfter, TimeIsUp } from '../query/limits.ts'
import type { Commit, Dataset } from '../store/dataset.ts'
import type { Snapshot } from '../store/snapshot.ts'
import { eventOf, type ListenOptions, type MutationEvent } from './events.ts'

interface Listener {
  options: ListenOptions
  onEvent(event: MutationEvent): void
  /** Is called when the listener's query cannot be evaluated. */
  onError(error: ApiError): void
}

/** A listener that has not been notified of a commit, or only in part. */
interface Waiting {
  listener: Listener
  /** The events of the changes that its query was evaluated for; undefined for one of which it hears nothing. */
  evaluated: (MutationEvent | undefined)[]
  /** The number of these events that were sent. */
  sent: number
}

interface Notification {
  commit: Commit
  before: Snapshot
  waiting: Waiting[]
}

/** The milliseconds for which queries are evaluated or events are sent before other requests are answered. */
const TURN_MS = 10

/**
 * The number of changes whose events leave before their commit is answered, however busy the machine is: the Studio writes
 * its next change on what they say.
 */
const CHANGES_AT_ONCE = 20

/** The milliseconds that the query of a listener may take for one change. It reads only what has changed. */
const QUERY_MS = 500

/** The listeners of one dataset. */
export class Listeners {
  readonly #listeners = new Set<Listener>()
  readonly #notifications: Notification[] = []
  readonly #queryMs: number
  #snapshot: Snapshot

  /** @param queryTime the milliseconds that any query may take */
  constructor(dataset: Dataset, queryTime: number) {
    this.#queryMs = Math.min(QUERY_MS, queryTime)
    this.#snapshot = dataset.snapshot
    dataset.onCommit((commit) => this.#onCommit(commit))
  }

  /** Adds a listener; returns the function that removes it. */
  add(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #onCommit(commit: Commit): void {
    const before = this.#snapshot
    this.#snapshot = commit.snapshot
    const waiting = Array.from(this.#listeners, (listener): Waiting => {
      return { listener, evaluated: [], sent: 0 }
    })
    this.#notifications.push({ commit, before, waiting })
    const changes = this.#notifications.reduce((sum, each) => sum + each.commit.changes.length, 0)
    if (changes <= CHANGES_AT_ONCE) this.#takeTurn(() => false)
    else if (this.#notifications.length === 1) this.#takeTurn()
  }

  /** Does a part of the notifications. The rest follows once requests have been answered. */
  #takeTurn(isOver = turn()): void {
    do this.#takeStep(isOver)
    while (this.#notifications.length > 0 && !isOver())
    if (this.#notifications.length > 0) setImmediate(() => this.#takeTurn())
  }

  #takeStep(isOver: () => boolean): void {
    const [notification] = this.#notifications
    if (!notification) return
    const { commit, waiting } = notification
    notification.waiting = waiting.filter(({ listener }) => this.#listeners.has(listener))
    const [first] = notification.waiting
    if (first && first.evaluated.length < commit.changes.length)
      evaluateSome(notification, this.#queryMs, isOver)
    else sendSome(notification, isOver)
    if (notification.waiting.length === 0) this.#notifications.shift()
  }
}

/**
 * Evaluates the queries of some waiting listeners, up to the first whose query cannot be evaluated, which waits no longer.
 * They share one time limit, because starting its clock takes longer than evaluating most queries. After an interruption
 * it goes on where it was.
 */
function evaluateSome(
  { commit, before, waiting }: Notification,
  ms: number,
  isOver: () => boolean,
): void {
  try {
    interruptAfterOwnTime(ms, () => {
      for (const each of waiting) {
        for (const change of commit.changes.slice(each.evaluated.length)) {
          if (isOver()) return
          each.evaluated.push(eventOf(commit, change, before, each.listener.options))
        }
      }
    })
  } catch (error) {
    const failed = waiting.findIndex(({ evaluated }) => evaluated.length < commit.changes.length)
    const failure = error instanceof TimeIsUp ? stoppedAfter(ms) : asApiError(error)
    for (const { listener } of waiting.splice(failed, 1)) listener.onError(failure)
  }
}

/**
 * Sends events to the first waiting listeners, if all of theirs are known: `transactionTotalEvents` counts the events of
 * one listener only, and the Studio waits until it has received that many.
 */
function sendSome({ commit, waiting }: Notification, isOver: () => boolean): void {
  const ready = waiting.filter(({ evaluated }) => evaluated.length === commit.changes.length)
  for (const each of ready) {
    const events = each.evaluated.filter((event) => event !== undefined)
    for (const event of events.slice(each.sent)) {
      if (isOver()) return
      each.sent += 1
      const numbers = {
        transactionTotalEvents: events.length,
        transactionCurrentEvent: each.sent,
      }
      each.listener.onEvent({ ...event, ...numbers })
    }
    waiting.shift()
  }
}

/** Begins a turn. Returns the function that says whether it is over. */
function turn(): () => boolean {
  const end = performance.now() + TURN_MS
  return () => performance.now() > end
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
