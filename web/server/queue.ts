/** Runs tasks in the order in which they are added, a limited number at a time. */
export class Queue {
  /** How many more tasks may start now. */
  #free: number
  readonly #waiting: (() => void)[] = []

  /** @param concurrency how many tasks run at the same time */
  constructor(concurrency: number) {
    this.#free = concurrency
  }

  /** Runs a task when its turn comes. Resolves or rejects as the task does. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await task()
    } finally {
      const startNext = this.#waiting.shift()
      if (startNext) startNext()
      else this.#free += 1
    }
  }
}
