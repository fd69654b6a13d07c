import type { ClaimState } from '@elos/content'
import { claimStateOn } from '@elos/content/parts/claim/life'
import { brazilianDay, dayOf } from '@elos/content/parts/time/day'

interface Validity {
  /** ISO days, both included. */
  validFrom?: string
  validUntil?: string
}

const until = ({ validUntil }: Validity) =>
  validUntil ? `vale até ${brazilianDay(validUntil)}` : ''

const TEXTS: Record<ClaimState, (validity: Validity) => string> = {
  current: until,
  upcoming: ({ validFrom = '' }) => `vale a partir de ${brazilianDay(validFrom)}`,
  expired: ({ validUntil = '' }) => `venceu em ${brazilianDay(validUntil)}`,
}

/** The validity of a claim as editors read it: 'vale até 31/12/2025', or empty without an end. */
export const validityText = (validity: Validity, now: Date): string =>
  TEXTS[claimStateOn(validity, dayOf(now))](validity)
