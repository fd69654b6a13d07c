import { Queue } from '../http/queue.ts'

/** Runs tasks one at a time, and starts none while something is being made that visitors wait for. */
export class BackgroundQueue {
  readonly #queue = new Queue(1)
  /** How many urgent things go on. */
  #urgent = 0
  #quiet = Promise.withResolvers<void>()

  /** Runs a task when its turn comes and nothing urgent goes on. Resolves or rejects as the task does. */
  run<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      while (this.#urgent > 0) await this.#quiet.promise
      return task()
    })
  }

  /** Runs something urgent at once: tasks that have not started wait for its end. Resolves or rejects as it does. */
  async urgently<T>(run: () => Promise<T>): Promise<T> {
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
