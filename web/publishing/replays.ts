import { MAX_AGE_MS } from './signature.ts'

/** How many signatures are remembered at most: far more than editors publish in ten minutes. */
const CAPACITY = 10_000

/** Remembers the signatures of accepted requests while they are valid, so that none is accepted twice. */
export class Replays {
  readonly #until = new Map<string, number>()

  /** Returns whether a signature was accepted before. `now`: milliseconds since 1970. */
  has(signature: string, now: number): boolean {
    const until = this.#until.get(signature)
    return until !== undefined && until > now
  }

  /** Records that a signature was accepted. `now`: milliseconds since 1970. */
  add(signature: string, now: number): void {
    for (const [old, until] of this.#until) {
      if (until > now && this.#until.size < CAPACITY) break
      this.#until.delete(old)
    }
    // It may be as far in the future as it may be old.
    this.#until.set(signature, now + 2 * MAX_AGE_MS)
  }
}
