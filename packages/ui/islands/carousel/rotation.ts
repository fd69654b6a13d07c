/** The milliseconds that a slide stays. */
export const INTERVAL = 15_000

/**
 * Calls `advance` every 15 s while nothing holds it. A hold (hover, focus, the pause button …) ends
 * the wait; when the last one is lifted, a whole interval begins.
 */
export class Rotation {
  #advance: () => void
  #holds = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(advance: () => void) {
    this.#advance = advance
  }

  /** Stops the rotation for a reason, or lifts that stop. */
  hold(reason: string, held: boolean): void {
    if (held) this.#holds.add(reason)
    else this.#holds.delete(reason)
    this.restart()
  }

  /** Begins a whole interval, as after a step by hand. */
  restart(): void {
    clearTimeout(this.#timer)
    if (this.#holds.size > 0) return
    this.#timer = setTimeout(() => {
      this.#advance()
      this.restart()
    }, INTERVAL)
  }
}
