import { withAnchor } from '../parts/address/path.ts'
import {
  carrierCardFields,
  carrierNameFields,
  mapCarrierCard,
  mapCarrierName,
} from '../parts/carrier/card.ts'
import { mapClaim } from '../parts/claim/map.ts'
import { dentalAnchor } from '../parts/fact/dental.ts'
import { mapFacts } from '../parts/fact/map.ts'
import { sellingFields } from '../parts/fact/query.ts'
import {
  type Buyer,
  inOrderOfSelling,
  type Selling,
  sellsTo,
  whoLine,
} from '../parts/fact/selling.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { claimFields, headingFields } from '../parts/projections.ts'
import { AUDIENCES } from '../parts/quote/type.ts'
import { readChoice, readList, readText, readTexts, readToken } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import type { SectionResult } from './result.ts'

/**
 * The projection of what one carrier sells for the audience of a plan. The carrier's price is that of its health plans: a
 * dental plan has another.
 */
export const offerFields = `name, description, features, carrier->{
  ${carrierNameFields}, ${sellingFields},
  "price": select(^.^.coverage != "odonto" => price->{${claimFields}})
}`

/** The projection of a carrier as a seller of all that it sells. */
export const sellerFields = `${carrierCardFields}, ${sellingFields}`

/** The projection of a section that says who sells. */
export const sellersFields = `${headingFields}, plan->{_id, audience, coverage, offers[]{${offerFields}}},
  carriers[]->{${sellerFields}}`

type Result = SectionResult<'sellers'>
type OffersResult = NonNullable<Result['plan']>['offers']

/** A carrier that sells, in one row. */
export interface Seller extends Omit<View<typeof mapOffer>, 'selling'> {
  /** Whether it sells to the audience of a plan; absent where no audience is meant. */
  selling?: Selling
  /** The applicants to whom it sells, where no audience is meant. */
  who?: Selling[]
}

/** Maps what one carrier sells for the audience of a plan. */
function mapOffer(
  { name, description, features, carrier }: NonNullable<NonNullable<OffersResult>[number]>,
  buyer: Buyer,
  now: Date,
) {
  const named = carrier ? mapCarrierName(carrier) : undefined
  const facts = mapFacts(carrier?.facts, now)
  const anchor = buyer.isDental ? dentalAnchor(facts) : undefined
  return {
    name: readText(name),
    description: readText(description),
    /** Three short qualities. */
    features: readTexts(features),
    carrierName: named?.name ?? '',
    /** The path of the carrier's page; of a dental plan, with the anchor of its answer about these. */
    href: named?.href && withAnchor(named.href, anchor),
    logo: named?.logo,
    price: mapClaim(carrier?.price, now),
    selling: sellsTo(facts, buyer),
  }
}

/** A plan as a section of sellers reads it. */
type PlanResult = Pick<NonNullable<Result['plan']>, 'audience' | 'coverage' | 'offers'>

/** Maps the offers of a plan: by what their carriers answer, and within each answer by name. */
export function mapOffers({ audience, coverage, offers }: PlanResult, now: Date): Seller[] {
  const buyer = {
    audience: readChoice(audience, AUDIENCES, 'individual'),
    isDental: readToken(coverage) === 'odonto',
  }
  const mapped = readList(offers, (offer) => mapOffer(offer, buyer, now))
  return inOrderOfSelling(mapped)
}

/** Maps carriers as sellers of all that they sell. */
const mapCarriers = (raw: Result['carriers'], now: Date): Seller[] =>
  readList(raw, (carrier) => {
    const { name, summary, features, href, logo, price } = mapCarrierCard(carrier, now)
    const who = whoLine(mapFacts(carrier.facts, now))
    return { name, description: summary, features, carrierName: name, href, logo, price, who }
  })

/** Maps who sells: the offers of a plan, or else the chosen carriers; undefined without any. */
export function mapSellers(raw: Result, now: Date) {
  const offers = raw.plan ? mapOffers(raw.plan, now) : []
  const items = offers.length > 0 ? offers : mapCarriers(raw.carriers, now)
  return items.length > 0 ? { heading: mapHeading(raw, now), items } : undefined
}
