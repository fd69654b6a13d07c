import { carrierCardFields, mapCarrierCard } from '../parts/carrier/card.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields } from '../parts/projections.ts'
import { readList, readText, readTexts } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import type { SectionResult } from './result.ts'

/** The projection of what one carrier sells for the audience of a plan. */
export const offerFields = `name, description, features, carrier->{${carrierCardFields}}`

/** The projection of a section that says who sells. */
export const sellersFields = `${headingFields}, plan->{_id, offers[]{${offerFields}}},
  carriers[]->{${carrierCardFields}}`

type Result = SectionResult<'sellers'>
type OffersResult = NonNullable<Result['plan']>['offers']

/** A carrier that sells, in one row. */
export type Seller = View<typeof mapOffer>

/** Maps what one carrier sells for the audience of a plan. */
function mapOffer(
  { name, description, features, carrier }: NonNullable<NonNullable<OffersResult>[number]>,
  now: Date,
) {
  const card = carrier ? mapCarrierCard(carrier, now) : undefined
  return {
    name: readText(name),
    description: readText(description),
    /** Three short qualities. */
    features: readTexts(features),
    carrierName: card?.name ?? '',
    /** The path of the carrier's page. */
    href: card?.href,
    logo: card?.logo,
    price: card?.price,
  }
}

/** Maps the offers of a plan. */
export const mapOffers = (raw: OffersResult | undefined, now: Date): Seller[] =>
  readList(raw, (offer) => mapOffer(offer, now))

/** Maps carriers as sellers of all that they sell. */
const mapCarriers = (raw: Result['carriers'], now: Date): Seller[] =>
  readList(raw, (carrier) => {
    const { name, summary, features, href, logo, price } = mapCarrierCard(carrier, now)
    return { name, description: summary, features, carrierName: name, href, logo, price }
  })

/** Maps who sells: the offers of a plan, or else the chosen carriers; undefined without any. */
export function mapSellers(raw: Result, now: Date) {
  const offers = mapOffers(raw.plan?.offers, now)
  const items = offers.length > 0 ? offers : mapCarriers(raw.carriers, now)
  return items.length > 0 ? { heading: mapHeading(raw, now), items } : undefined
}
