import { dayOf } from '../time/day.ts'
import type { ClaimState } from './type.ts'

interface Validity {
  /** The first and the last day of the validity, as ISO days; both are included. */
  validFrom?: string
  validUntil?: string
}

/**
 * Whether a claim is current, upcoming or expired on an ISO day. Its first and last day are included.
 */
export function stateOn({ validFrom, validUntil }: Validity, day: string): ClaimState {
  if (validUntil && validUntil < day) return 'expired'
  if (validFrom && validFrom > day) return 'upcoming'
  return 'current'
}

/** The state of a claim on the day of `now` in São Paulo. */
export function stateAt(validity: Validity, now: Date): ClaimState {
  return stateOn(validity, dayOf(now))
}
