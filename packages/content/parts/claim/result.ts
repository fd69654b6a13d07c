/** The result of `claimFields`. */
export interface ClaimResult {
  _id: string
  kind: string | null
  /** BRL, percent points or a number of units, by kind. */
  amount: number | null
  unit: { singular?: string | null; plural?: string | null } | null
  qualifier: string | null
  period: string | null
  text: string | null
  conditions: string | null
  source: string | null
  sourceUrl: string | null
  /** ISO days. */
  asOf: string | null
  validFrom: string | null
  validUntil: string | null
  next: NextResult | null
}

/** The value that takes the place of a claim's value on the day `validFrom`. */
export interface NextResult {
  amount: number | null
  text: string | null
  conditions: string | null
  source: string | null
  sourceUrl: string | null
  asOf: string | null
  validFrom: string | null
  validUntil: string | null
}

/** The result of `statFields`. */
export type StatResult = {
  label: string | null
  claim: ClaimResult | null
} | null
