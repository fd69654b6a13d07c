import type { Claim, Stat } from '../../parts/claim/type.ts'
import type { Image } from '../../parts/image/type.ts'
import type { Landing } from '../../parts/landing/type.ts'

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

/** The subject of a carrier's page. */
export interface Carrier extends CarrierCard, Landing {
  ansRegistration?: string
  /** The age, in years, from which the carrier accepts people. */
  minimumAge?: number
  highlights: Stat[]
  lines: { name: string; description: string }[]
}
