import { ExpiringMap } from '../common/expiringMap.ts'
import { MAX_AGE_MS } from './token.ts'

/** The number of different leads that may be sent with one token: a form, and what its visitor corrects. */
const MAX_LEADS = 5
/** The number of tokens that are remembered at most: more than leads are accepted in a token's lifetime. */
const CAPACITY = 50_000

/**
 * Remembers which leads were sent with a time token, so that one token is not good for hundreds: in the
 * memory of this process.
 */
export class TokenUses {
  readonly #leads = new ExpiringMap<Set<string>>(MAX_AGE_MS, CAPACITY)

  /**
   * Records that a lead is sent with a token. Returns whether it may be: a lead that was sent with it
   * before always may.
   *
   * @param lead its id
   * @param now milliseconds since 1970
   */
  use(token: string, lead: string, now: number): boolean {
    const leads = this.#leads.get(token, now) ?? this.#leads.set(token, new Set(), now)
    if (leads.has(lead)) return true
    if (leads.size >= MAX_LEADS) return false
    leads.add(lead)
    return true
  }
}
