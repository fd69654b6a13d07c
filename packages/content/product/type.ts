import type { Claim, Stat } from '../claim/type.ts'
import type { Landing } from '../landing/type.ts'

export interface ProductCard {
  id: string
  name: string
  href?: string
  summary: string
  icon: string
  price?: Claim
}

export interface Product extends ProductCard, Landing {
  quoteLabel: string
  highlights: Stat[]
}
