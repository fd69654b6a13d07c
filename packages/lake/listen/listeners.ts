import { ApiError } from '../apiError.ts'
import { type QueryLimits, withinQueryTime } from '../query/limits.ts'
import type { Commit, Dataset } from '../store/dataset.ts'
import type { Snapshot } from '../store/snapshot.ts'
import { eventsOf, type ListenOptions, type MutationEvent } from './events.ts'

interface Listener {
  options: ListenOptions
  onEvents(events: readonly MutationEvent[]): void
  /** Is called when the listener's query cannot be evaluated. */
  onError(error: ApiError): void
}

/** The listeners of one dataset. */
export class Listeners {
  readonly #listeners = new Set<Listener>()
  readonly #limits: QueryLimits
  #snapshot: Snapshot

  constructor(dataset: Dataset, limits: QueryLimits) {
    this.#limits = limits
    this.#snapshot = dataset.snapshot
    dataset.onCommit((commit) => this.#notify(commit))
  }

  /** Adds a listener; returns the function that removes it. */
  add(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #notify(commit: Commit): void {
    const before = this.#snapshot
    this.#snapshot = commit.snapshot
    const waiting = [...this.#listeners]
    while (waiting.length > 0) this.#notifySome(waiting, commit, before)
  }

  /**
   * Notifies the waiting listeners up to the first whose query cannot be evaluated, and takes them
   * off the list. They share one time limit, because starting its clock takes longer than
   * evaluating most queries.
   */
  #notifySome(waiting: Listener[], commit: Commit, before: Snapshot): void {
    const evaluated: (readonly MutationEvent[])[] = []
    let failure: ApiError | undefined
    try {
      withinQueryTime(this.#limits, () => {
        for (const { options } of waiting) evaluated.push(eventsOf(commit, before, options))
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failure = error
    }
    for (const events of evaluated) waiting.shift()?.onEvents(events)
    if (failure) waiting.shift()?.onError(failure)
  }
}
