import { MAX_AGE } from './signature.ts'

/** How many signatures are remembered at most; far more than a desk publishes in five minutes. */
const CAPACITY = 10_000

/** Signatures that were acted upon, for as long as they are valid: each acts once. */
export class Replays {
  readonly #until = new Map<string, number>()

  /** True when this signature was acted upon before. */
  has(signature: string, now: number): boolean {
    const until = this.#until.get(signature)
    return until !== undefined && until > now
  }

  /** Remembers that this signature was acted upon. */
  add(signature: string, now: number): void {
    for (const [old, until] of this.#until) {
      if (until > now && this.#until.size < CAPACITY) break
      this.#until.delete(old)
    }
    this.#until.set(signature, now + 2 * MAX_AGE)
  }
}
