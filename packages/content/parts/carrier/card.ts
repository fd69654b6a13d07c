import type { CarrierQueryResult } from '../../generated/sanity.types.ts'
import { mapClaim } from '../claim/map.ts'
import { mapImage } from '../image/map.ts'
import { routeHref } from '../link/href.ts'
import { claimFields, imageFields, ownRoute } from '../projections.ts'
import type { Loose } from '../read/loose.ts'
import { readText, readTexts } from '../read/values.ts'
import type { View } from '../read/view.ts'

/** The projection of a carrier where it is only named. */
export const carrierNameFields = `_id, name, logo{${imageFields}}, ${ownRoute}`

/** The projection of a carrier where it is presented. */
export const carrierCardFields = `${carrierNameFields}, summary, features, price->{${claimFields}}`

type Result = NonNullable<Loose<CarrierQueryResult>>
type NameResult = Pick<Result, '_id' | 'name' | 'logo' | 'route'>
type CardResult = NameResult & Pick<Result, 'summary' | 'features' | 'price'>

/** A carrier where it is only named, as on the partner page. */
export type CarrierName = View<typeof mapCarrierName>

/** Maps a carrier's name, logo and link. */
export const mapCarrierName = (raw: NameResult) => ({
  id: raw._id,
  name: readText(raw.name),
  /** The path of its page; absent while it has no route. */
  href: routeHref(raw.route),
  logo: mapImage(raw.logo),
})

/** Maps a carrier where it is presented, as on the home page. */
export const mapCarrierCard = (raw: CardResult, now: Date) => ({
  ...mapCarrierName(raw),
  summary: readText(raw.summary),
  features: readTexts(raw.features),
  price: mapClaim(raw.price, now),
})
