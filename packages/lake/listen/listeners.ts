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
    for (const { options, onEvents, onError } of [...this.#listeners]) {
      try {
        onEvents(withinQueryTime(this.#limits, () => eventsOf(commit, before, options)))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        onError(error)
      }
    }
  }
}
