import type { Image } from '../image/type.ts'
import type { Landing } from '../landing/type.ts'

export type Audience = 'corporativo' | 'familiar' | 'individual' | 'senior'
export type Coverage = 'saude-odonto' | 'odonto' | 'saude'

export interface PlanCard {
  id: string
  name: string
  href?: string
  audience: Audience
  coverage: Coverage
  summary: string
  /** The picture at the top of its page. */
  image?: Image
}

/** What a carrier sells for this audience: 'Amil Dental', with three features. */
export interface Offer {
  name: string
  description: string
  features: string[]
  carrierName: string
  /** The carrier's page. */
  href?: string
}

export interface Plan extends PlanCard, Landing {
  /** 'Plano Empresarial': how the quote block and the message name it. */
  quoteLabel: string
  offersHeading: string
  offers: Offer[]
}
