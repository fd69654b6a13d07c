import type { IconName } from '@elos/content/parts/icon/names'
import type { ClaimKey } from '../claims/index.ts'
import type { LandingSeed, StatSeed } from '../content.ts'

/** An insurance product page. `quoteLabel` names the product in the quote block. */
export interface ProductSeed extends LandingSeed {
  name: string
  slug: string
  order: number
  summary: string
  quoteLabel: string
  quoteQuestions: 'life' | 'fleet'
  icon: IconName
  price?: ClaimKey
  highlights: StatSeed[]
}
