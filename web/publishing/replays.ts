import { ExpiringMap } from '../http/expiringMap.ts'
import { MAX_AGE_MS } from './signature.ts'

/** How many signatures are remembered at most: far more than editors publish in ten minutes. */
const CAPACITY = 10_000

/** Remembers the signatures of accepted requests while they are valid, so that none is accepted twice. */
export interface Replays {
  /**
   * Records that a signature is accepted. Resolves with false if it was accepted before. Of two calls at
   * once, one gets true.
   *
   * @param now milliseconds since 1970
   */
  accept(signature: string, now: number): Promise<boolean>
}

/** Remembers in the memory of this process. */
export class LocalReplays implements Replays {
  // A signature may be dated as far in the future as it may be old.
  readonly #accepted = new ExpiringMap<true>(2 * MAX_AGE_MS, CAPACITY)

  async accept(signature: string, now: number): Promise<boolean> {
    if (this.#accepted.get(signature, now)) return false
    this.#accepted.set(signature, true, now)
    return true
  }
}
