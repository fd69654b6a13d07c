import { defineQuery } from 'groq'
import type { CarrierQueryResult } from '../generated/sanity.types.ts'
import { pageUrl } from '../parts/address/url.ts'
import { captionOf } from '../parts/claim/caption.ts'
import { mapClaim, mapStats } from '../parts/claim/map.ts'
import { offerOf } from '../parts/claim/structuredData.ts'
import { mapImage } from '../parts/image/map.ts'
import { mapLanding } from '../parts/landing/map.ts'
import { routeHref } from '../parts/link/href.ts'
import {
  claimFields,
  imageFields,
  landingFields,
  ownRoute,
  statFields,
} from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import {
  readList,
  readOptionalNumber,
  readOptionalToken,
  readText,
  readTexts,
} from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import type { Thing } from '../parts/schemaOrg/thing.ts'
import { companyReference } from '../parts/site/structuredData.ts'
import { kind, type PageAbout } from './kind.ts'

/** The projection of a carrier where it is only named. */
export const carrierNameFields = `_id, name, logo{${imageFields}}, ${ownRoute}`

/** The projection of a carrier where it is presented. */
export const carrierCardFields = `${carrierNameFields}, summary, features, price->{${claimFields}}`

export const carrierQuery: Query<CarrierQueryResult> =
  defineQuery(`*[_type == "carrier" && _id == $id][0]{
  ${carrierCardFields}, ansRegistration, minimumAge, highlights[]{${statFields}},
  lines[]{name, description}, ${landingFields}
}`)

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

/** A carrier where it is presented, as on the home page. */
export type CarrierCard = View<typeof mapCarrierCard>

/** Maps a carrier's card. */
export const mapCarrierCard = (raw: CardResult, now: Date) => ({
  ...mapCarrierName(raw),
  summary: readText(raw.summary),
  features: readTexts(raw.features),
  price: mapClaim(raw.price, now),
})

/** The subject of a carrier's page. */
export type Carrier = View<typeof mapCarrier>

/** Maps the subject of a carrier's page. */
const mapCarrier = (raw: Result, now: Date) => ({
  ...mapCarrierCard(raw, now),
  ...mapLanding(raw, now),
  ansRegistration: readOptionalToken(raw.ansRegistration),
  /** The age, in years, from which the carrier accepts people. */
  minimumAge: readOptionalNumber(raw.minimumAge),
  highlights: mapStats(raw.highlights, now),
  lines: readList(raw.lines, ({ name, description }) => ({
    name: readText(name),
    description: readText(description),
  })),
})

/** The carrier's plans as a service of the brokerage, with their price while it is current. */
function structuredData({ route, site, subject }: PageAbout<Carrier>, origin: string): Thing[] {
  const url = pageUrl(origin, route.path)
  return [
    {
      '@type': 'Service',
      name: `Planos de saúde ${subject.name}`,
      serviceType: 'Plano de saúde',
      description: route.description,
      url,
      brand: { '@type': 'Brand', name: subject.name },
      provider: companyReference(site, origin),
      areaServed: { '@type': 'Country', name: 'Brasil' },
      offers: offerOf(subject.price, url),
    },
  ]
}

export const carrier = kind({
  type: 'carrier',
  title: 'Operadoras',
  documents: { sortedBy: 'order' },
  query: carrierQuery,
  map: (raw, now): Carrier => mapCarrier(raw, now),
  structuredData,
  sharing: ({ hero, name, highlights: [first], features, price }) => ({
    image: hero.image,
    name,
    figure: first
      ? { text: first.claim.compactText, label: captionOf(first) }
      : { label: features[0] ?? '' },
    price,
  }),
})
