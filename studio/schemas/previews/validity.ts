import type { ClaimState } from '@elos/content'
import { stateOf } from '@elos/content/parts/claim/life'
import { brazilianDate } from './date.ts'

interface Validity {
  /** ISO days, both included. */
  validFrom?: string
  validUntil?: string
}

const until = ({ validUntil }: Validity) =>
  validUntil ? `vale até ${brazilianDate(validUntil)}` : ''

const TEXTS: Record<ClaimState, (validity: Validity) => string> = {
  current: until,
  upcoming: ({ validFrom = '' }) => `vale a partir de ${brazilianDate(validFrom)}`,
  expired: ({ validUntil = '' }) => `venceu em ${brazilianDate(validUntil)}`,
}

/** The validity of a claim as editors read it: 'vale até 31/12/2025', or empty without an end. */
export const validityText = (validity: Validity, now: Date): string =>
  TEXTS[stateOf(validity, now)](validity)
