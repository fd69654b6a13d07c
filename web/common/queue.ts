/** The error of a task that was not taken, because too many wait already. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many tasks wait already. Try again later.')
    this.name = 'QueueFullError'
  }
}

/** Runs tasks in the order in which they are added, a limited number at a time. */
export class Queue {
  /** The number of tasks that may start now. */
  #free: number
  readonly #maxWaiting: number
  readonly #waiting: { name: string | undefined; start: () => void }[] = []

  /**
   * @param concurrency how many tasks run at the same time
   * @param maxWaiting how many more may wait
   */
  constructor(concurrency: number, maxWaiting = Number.POSITIVE_INFINITY) {
    this.#free = concurrency
    this.#maxWaiting = maxWaiting
  }

  /**
   * Runs a task when its turn comes. Resolves or rejects as the task does.
   *
   * @param name for `hasten`
   * @throws QueueFullError when too many wait already
   */
  async run<T>(task: () => Promise<T>, name?: string): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else {
      if (this.#waiting.length >= this.#maxWaiting) throw new QueueFullError()
      await new Promise<void>((start) => this.#waiting.push({ name, start }))
    }
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next.start()
      else this.#free += 1
    }
  }

  /** Moves the waiting task with this name, if there is one, before the others. */
  hasten(name: string): void {
    const index = this.#waiting.findIndex((task) => task.name === name)
    if (index > 0) this.#waiting.unshift(...this.#waiting.splice(index, 1))
  }
}
