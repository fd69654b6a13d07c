import type { CarrierId } from '../carriers/index.ts'
import type { LandingSeed } from '../content.ts'

/** What one carrier offers for this plan's audience. */
export type OfferSeed = {
  carrier: CarrierId
  name: string
  description: string
  features: [string, string, string]
}

/** A plan page by audience. `quoteLabel` names the plan in the quote block. */
export type PlanSeed = LandingSeed & {
  name: string
  slug: string
  order: number
  audience: 'corporativo' | 'familiar' | 'individual' | 'senior'
  coverage: 'saude-odonto' | 'odonto' | 'saude'
  summary: string
  quoteLabel: string
  offersHeading: string
  offers: OfferSeed[]
}
