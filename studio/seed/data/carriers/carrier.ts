import type { ClaimKey } from '../claims/index.ts'
import type { LandingSeed, StatSeed } from '../content.ts'

/** An operadora de saúde and its page. `quoteOption` is its value in the quote form's list. */
export type CarrierSeed = LandingSeed & {
  name: string
  slug: string
  order: number
  summary: string
  features: [string, string, string]
  quoteOption?: 'bradesco' | 'porto-seguro' | 'amil' | 'medsenior' | 'sulamerica'
  minimumAge?: number
  price?: ClaimKey
  highlights: StatSeed[]
  lines: { name: string; description: string }[]
}
