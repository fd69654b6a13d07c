import { setTimeout as pause } from 'node:timers/promises'
import { Queue } from '../http/queue.ts'

/** Milliseconds for which tasks give way to what is urgent, if that never ends: they are needed too. */
const PATIENCE_MS = 5000

/** Runs tasks one at a time, and starts none while something is being made that visitors wait for. */
export class BackgroundQueue {
  readonly #queue = new Queue(1)
  /** How many urgent things go on. */
  #urgent = 0
  /** When the first of them began, by `performance.now()`. */
  #urgentSince = 0
  #quiet = Promise.withResolvers<void>()

  /**
   * Runs a task when its turn comes and nothing urgent goes on, or has gone on for `PATIENCE_MS` without an end.
   * Resolves or rejects as the task does.
   */
  run<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      for (;;) {
        const left = this.#urgentSince + PATIENCE_MS - performance.now()
        if (this.#urgent === 0 || left <= 0) return task()
        const waiting = new AbortController()
        const patience = pause(left, undefined, { signal: waiting.signal }).catch(() => undefined)
        await Promise.race([this.#quiet.promise, patience])
        waiting.abort()
      }
    })
  }

  /** Runs something urgent at once: tasks that have not started wait for its end. Resolves or rejects as it does. */
  async urgently<T>(run: () => Promise<T>): Promise<T> {
    if (this.#urgent === 0) this.#urgentSince = performance.now()
    this.#urgent += 1
    try {
      return await run()
    } finally {
      this.#urgent -= 1
      if (this.#urgent === 0) {
        this.#quiet.resolve()
        this.#quiet = Promise.withResolvers()
      }
    }
  }
}
