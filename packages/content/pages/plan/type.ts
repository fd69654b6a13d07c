import type { Image } from '../../parts/image/type.ts'
import type { Landing } from '../../parts/landing/type.ts'
import type { Audience } from '../../parts/quote/type.ts'

/** What a plan may cover. */
export const COVERAGES = ['saude-odonto', 'odonto', 'saude'] as const

export type Coverage = (typeof COVERAGES)[number]

/** A plan where it is listed. */
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

/** The subject of a plan's page. */
export interface Plan extends PlanCard, Landing {
  /** Its name in the quote block: 'Plano Empresarial'. */
  quoteLabel: string
  offersHeading: string
  offers: Offer[]
}
