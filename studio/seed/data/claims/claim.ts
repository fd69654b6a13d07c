/** What a claim says in number or words, before its document exists. Amounts: BRL, percent points, or units. */
export type Measured = {
  kind: 'price' | 'percent' | 'count' | 'duration'
  amount: number
  unit?: Unit
  qualifier?: 'from' | 'upTo' | 'moreThan'
  period?: 'month' | 'year'
}

export type Stated = { kind: 'text'; text: string }

export type Unit = { singular: string; plural: string }

/** The id of the document a claim is about. */
export type ClaimSubject =
  | `carrier-${'bradesco' | 'sulamerica' | 'amil' | 'medsenior' | 'alice'}`
  | `plan-${'empresarial' | 'senior' | 'familiar' | 'individual'}`
  | `product-${'frotas' | 'vida'}`
  | 'partnerPage'
  | 'siteSettings'

/** Where a claim comes from and how long it stands. Dates are ISO days. */
export type Provenance = {
  subject?: ClaimSubject
  source: string
  sourceUrl?: string
  asOf: string
  validFrom?: string
  validUntil?: string
  /** What a rule (ANS, LGPD) says where it contradicts the claim. */
  rule?: { text: string; source: string }
  /** What staff have to do about it. Never shown to visitors. */
  note?: string
}

/** Equal subject and measure with different values is a contradiction that the review desk shows. */
export type ClaimSeed = (Measured | Stated) &
  Provenance & { title: string; measure: string; conditions?: string }

type Particular = (Measured | Stated) &
  Partial<Provenance> & { title: string; measure: string; conditions?: string }

/** Gives every claim of a group the provenance they share; a claim's own values win. */
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
