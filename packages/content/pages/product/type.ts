import type { Claim, Stat } from '../../parts/claim/type.ts'
import type { Landing } from '../../parts/landing/type.ts'

/** A product where it is listed. */
export interface ProductCard {
  id: string
  name: string
  href?: string
  summary: string
  icon: string
  price?: Claim
}

/** The subject of a product's page. */
export interface Product extends ProductCard, Landing {
  quoteLabel: string
  highlights: Stat[]
}
