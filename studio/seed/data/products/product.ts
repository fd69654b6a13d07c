import type { IconName } from '../../../schemas/icons.ts'
import type { ClaimKey } from '../claims/index.ts'
import type { LandingSeed, StatSeed } from '../content.ts'

/** An insurance product page. `quoteLabel` names the product in the quote block. */
export type ProductSeed = LandingSeed & {
  name: string
  slug: string
  order: number
  summary: string
  quoteLabel: string
  icon: IconName
  price?: ClaimKey
  highlights: StatSeed[]
}
