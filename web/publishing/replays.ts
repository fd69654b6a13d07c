import { ExpiringMap } from '../http/expiringMap.ts'
import { MAX_AGE_MS } from './signature.ts'

/** How many signatures are remembered at most: far more than editors publish in ten minutes. */
const CAPACITY = 10_000

/** Remembers the signatures of accepted requests while they are valid, so that none is accepted twice. */
export class Replays {
  // A signature may be dated as far in the future as it may be old.
  readonly #accepted = new ExpiringMap<true>(2 * MAX_AGE_MS, CAPACITY)

  /** Returns whether a signature was accepted before. `now`: milliseconds since 1970. */
  has(signature: string, now: number): boolean {
    return this.#accepted.get(signature, now) !== undefined
  }

  /** Records that a signature was accepted. `now`: milliseconds since 1970. */
  add(signature: string, now: number): void {
    this.#accepted.set(signature, true, now)
  }
}
