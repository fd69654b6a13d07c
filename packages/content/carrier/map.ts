import { mapClaim, mapStats } from '../claim/map.ts'
import type { ClaimResult } from '../claim/result.ts'
import type { CarrierQueryResult } from '../generated/sanity.types.ts'
import { mapImage } from '../image/map.ts'
import type { ImageResult } from '../image/result.ts'
import { mapLanding } from '../landing/map.ts'
import { routeHref } from '../link/href.ts'
import type { RoutePath } from '../link/result.ts'
import type { Loose } from '../read/loose.ts'
import { list, optionalNumber, optionalToken, words, wordsList } from '../read/values.ts'
import type { Carrier, CarrierCard, CarrierName } from './type.ts'

/** What `carrierNameFields` answers. */
export interface CarrierNameResult {
  _id: string
  name: string | null
  logo: ImageResult
  route: RoutePath
}

/** What `carrierCardFields` answers. */
export interface CarrierCardResult extends CarrierNameResult {
  summary: string | null
  features: readonly (string | null)[] | null
  price: ClaimResult | null
}

/** A carrier where it is only named. */
export function mapCarrierName(raw: CarrierNameResult): CarrierName {
  return {
    id: raw._id,
    name: words(raw.name),
    href: routeHref(raw.route),
    logo: mapImage(raw.logo),
  }
}

/** A carrier where it is presented. */
export function mapCarrierCard(raw: CarrierCardResult, now: Date): CarrierCard {
  return {
    ...mapCarrierName(raw),
    summary: words(raw.summary),
    features: wordsList(raw.features),
    price: mapClaim(raw.price, now),
  }
}

/** A carrier with its page. */
export function mapCarrier(raw: NonNullable<Loose<CarrierQueryResult>>, now: Date): Carrier {
  return {
    ...mapCarrierCard(raw, now),
    ...mapLanding(raw, now),
    ansRegistration: optionalToken(raw.ansRegistration),
    minimumAge: optionalNumber(raw.minimumAge),
    highlights: mapStats(raw.highlights, now),
    lines: list(raw.lines, ({ name, description }) => ({
      name: words(name),
      description: words(description),
    })),
  }
}
