import type { ClaimKey } from '../claims/index.ts'
import type { LandingSeed, StatSeed } from '../content.ts'

/** A carrier (operadora de saúde) and its page. */
export interface CarrierSeed extends LandingSeed {
  name: string
  slug: string
  order: number
  summary: string
  features: [string, string, string]
  /** Whether the quote form offers it. */
  inQuoteForm?: boolean
  /** The age in years from which it accepts clients. */
  minimumAge?: number
  price?: ClaimKey
  highlights: StatSeed[]
  lines: { name: string; description: string }[]
}
