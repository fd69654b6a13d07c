import type { Claim, Stat } from '../claim/type.ts'
import type { Image } from '../image/type.ts'
import type { Landing } from '../landing/type.ts'

/** A carrier where it is only named, as on the partner page. */
export interface CarrierName {
  id: string
  name: string
  /** Path of its page; absent while it has no route. */
  href?: string
  logo?: Image
}

/** A carrier where it is presented, as on the home page. */
export interface CarrierCard extends CarrierName {
  summary: string
  features: string[]
  price?: Claim
}

export interface Carrier extends CarrierCard, Landing {
  ansRegistration?: string
  /** Years; below it the carrier accepts nobody. */
  minimumAge?: number
  highlights: Stat[]
  lines: { name: string; description: string }[]
}
