import type { CarrierQueryResult } from '../../generated/sanity.types.ts'
import { mapClaim, mapStats } from '../../parts/claim/map.ts'
import type { ClaimResult } from '../../parts/claim/result.ts'
import { mapImage } from '../../parts/image/map.ts'
import type { ImageResult } from '../../parts/image/result.ts'
import { mapLanding } from '../../parts/landing/map.ts'
import { routeHref } from '../../parts/link/href.ts'
import type { RoutePath } from '../../parts/link/result.ts'
import type { Loose } from '../../parts/read/loose.ts'
import {
  readList,
  readOptionalNumber,
  readOptionalToken,
  readText,
  readTexts,
} from '../../parts/read/values.ts'
import type { Carrier, CarrierCard, CarrierName } from './type.ts'

/** The result of `carrierNameFields`. */
interface CarrierNameResult {
  _id: string
  name: string | null
  logo: ImageResult
  route: RoutePath
}

/** The result of `carrierCardFields`. */
interface CarrierCardResult extends CarrierNameResult {
  summary: string | null
  features: readonly (string | null)[] | null
  price: ClaimResult | null
}

/** A carrier's name, logo and link. */
export function mapCarrierName(raw: CarrierNameResult): CarrierName {
  return {
    id: raw._id,
    name: readText(raw.name),
    href: routeHref(raw.route),
    logo: mapImage(raw.logo),
  }
}

/** A carrier's card. */
export function mapCarrierCard(raw: CarrierCardResult, now: Date): CarrierCard {
  return {
    ...mapCarrierName(raw),
    summary: readText(raw.summary),
    features: readTexts(raw.features),
    price: mapClaim(raw.price, now),
  }
}

/** The subject of a carrier's page. */
export function mapCarrier(raw: NonNullable<Loose<CarrierQueryResult>>, now: Date): Carrier {
  return {
    ...mapCarrierCard(raw, now),
    ...mapLanding(raw, now),
    ansRegistration: readOptionalToken(raw.ansRegistration),
    minimumAge: readOptionalNumber(raw.minimumAge),
    highlights: mapStats(raw.highlights, now),
    lines: readList(raw.lines, ({ name, description }) => ({
      name: readText(name),
      description: readText(description),
    })),
  }
}
