import type { MeasureName } from '@elos/content/parts/claim/measures'

/** The value of a claim that is a number. The amount is in BRL, percent points or units. */
export interface Measured {
  kind: 'price' | 'percent' | 'count' | 'duration'
  amount: number
  unit?: Unit
  qualifier?: 'from' | 'upTo' | 'moreThan'
  period?: 'month' | 'year'
}

/** The value of a claim that is a text. */
interface Stated {
  kind: 'text'
  text: string
}

export interface Unit {
  singular: string
  plural: string
}

/** The id of the document a claim is about. */
type ClaimSubject =
  | `carrier-${'bradesco' | 'sulamerica' | 'amil' | 'medsenior' | 'alice'}`
  | `plan-${'empresarial' | 'senior' | 'familiar' | 'individual'}`
  | `product-${'frotas' | 'vida'}`
  | 'partnerPage'
  | 'siteSettings'

/** The source and validity of a claim. Dates are ISO days. */
export interface Provenance {
  subject?: ClaimSubject
  source: string
  sourceUrl?: string
  asOf: string
  validFrom?: string
  validUntil?: string
  /** The text of a rule (ANS, LGPD) that contradicts the claim. */
  rule?: { text: string; source: string }
  /** An instruction to staff. Visitors never see it. */
  note?: string
}

/**
 * A claim in the seed. Two claims with the same subject and measure but different values contradict
 * each other; the review desk lists them.
 */
export type ClaimSeed = (Measured | Stated) &
  Provenance & { title: string; measure: MeasureName; conditions?: string }

/** A claim without the source and validity that its group shares. */
type Particular = (Measured | Stated) &
  Partial<Provenance> & { title: string; measure: MeasureName; conditions?: string }

/** Adds the shared source and validity to every claim of a group. A claim's own values take precedence. */
export function claimsOf<Key extends string>(
  shared: Provenance,
  claims: Record<Key, Particular>,
): Record<Key, ClaimSeed> {
  const entries = Object.entries<Particular>(claims).map(([key, claim]) => [
    key,
    { ...shared, ...claim },
  ])
  return Object.fromEntries(entries)
}
