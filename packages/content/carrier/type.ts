import type { Claim, Stat } from '../claim/type.ts'
import type { Image } from '../image/type.ts'
import type { Landing } from '../landing/type.ts'

/** A carrier where it is listed: home, partner page, plan pages. */
export interface CarrierCard {
  id: string
  name: string
  /** Path of its page; absent while it has no route. */
  href?: string
  summary: string
  features: string[]
  logo?: Image
  price?: Claim
}

export interface Carrier extends CarrierCard, Landing {
  ansRegistration?: string
  /** Years; below it the carrier accepts nobody. */
  minimumAge?: number
  highlights: Stat[]
  lines: { name: string; description: string }[]
}
