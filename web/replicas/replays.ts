import { ExpiringMap } from '../common/expiringMap.ts'

/** The number of signatures that are remembered at most: far more than editors publish in ten minutes. */
const CAPACITY = 10_000

/** The greatest age of a signature, in milliseconds. One that is older, or further in the future, is refused. */
export const MAX_AGE_MS = 5 * 60 * 1000

/**
 * The time for which a signature is remembered, in milliseconds: it may be dated as far in the future as it may be
 * old.
 */
export const SIGNATURE_LIFETIME_MS = 2 * MAX_AGE_MS

/**
 * Remembers the signatures of accepted requests while they are valid, so that none is accepted twice: in
 * the memory of this process.
 */
export class Replays {
  readonly #accepted = new ExpiringMap<true>(SIGNATURE_LIFETIME_MS, CAPACITY)

  /**
   * Records that a signature is accepted. Returns false if it was accepted before.
   *
   * @param now milliseconds since 1970
   */
  accept(signature: string, now: number): boolean {
    if (this.#accepted.get(signature, now)) return false
    this.#accepted.set(signature, true, now)
    return true
  }
}
