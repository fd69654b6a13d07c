import type { PlanType } from '@elos/leads/quote/questions'
import type { CarrierId } from '../carriers/index.ts'
import type { LandingSeed } from '../content.ts'

/** The offer of one carrier for the audience of the plan. */
export interface OfferSeed {
  carrier: CarrierId
  name: string
  description: string
  features: [string, string, string]
}

/** A plan page by audience. `quoteLabel` names the plan in the quote block. */
export interface PlanSeed extends LandingSeed {
  name: string
  slug: string
  order: number
  audience: PlanType
  coverage: 'saude-odonto' | 'odonto' | 'saude'
  summary: string
  quoteLabel: string
  offersHeading: string
  offers: OfferSeed[]
}
