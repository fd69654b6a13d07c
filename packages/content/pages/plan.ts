import { defineQuery } from 'groq'
import type { PlanQueryResult } from '../generated/sanity.types.ts'
import { pageUrl } from '../parts/address/url.ts'
import { withCounts } from '../parts/count/fill.ts'
import { mapImage } from '../parts/image/map.ts'
import { mapLanding } from '../parts/landing/map.ts'
import { routeHref } from '../parts/link/href.ts'
import { imageFields, landingFields, ownRoute } from '../parts/projections.ts'
import { AUDIENCES, type Audience } from '../parts/quote/type.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { keysOf, readChoice, readList, readText, readTexts } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import type { Thing } from '../parts/schemaOrg/thing.ts'
import { companyReference } from '../parts/site/structuredData.ts'
import { kind, type PageAbout } from './kind.ts'

/** The projection of a plan where it is listed. */
export const planCardFields = `_id, name, summary, audience, coverage,
  "image": hero.image{${imageFields}}, ${ownRoute}`

export const planQuery: Query<PlanQueryResult> = defineQuery(`*[_type == "plan" && _id == $id][0]{
  ${planCardFields}, quoteLabel, offersHeading,
  offers[]{name, description, features, carrier->{_id, name, ${ownRoute}}},
  ${landingFields}
}`)

type Result = NonNullable<Loose<PlanQueryResult>>
type CardResult = Pick<
  Result,
  '_id' | 'name' | 'summary' | 'audience' | 'coverage' | 'image' | 'route'
>

/** The coverages that a plan may have, each with the name of its service in structured data. */
const SERVICE_TYPES = {
  'saude-odonto': 'Plano de saúde e odontológico',
  odonto: 'Plano odontológico',
  saude: 'Plano de saúde',
}

export type Coverage = keyof typeof SERVICE_TYPES

/** A plan where it is listed. */
export type PlanCard = View<typeof mapPlanCard>

/** Maps a plan's card. */
export const mapPlanCard = (raw: CardResult) => ({
  id: raw._id,
  name: readText(raw.name),
  href: routeHref(raw.route),
  audience: readChoice(raw.audience, AUDIENCES, 'individual'),
  coverage: readChoice(raw.coverage, keysOf(SERVICE_TYPES), 'saude'),
  summary: readText(raw.summary),
  /** The picture at the top of its page. */
  image: mapImage(raw.image),
})

/** The subject of a plan's page. */
export type Plan = View<typeof mapPlan>

const mapPlan = (raw: Result, now: Date) => {
  const plan = mapPlanTexts(raw, now)
  return withCounts(plan, {
    operadoras: new Set(plan.offers.map(({ carrierName }) => carrierName)).size,
    planos: plan.offers.length,
  })
}

const mapPlanTexts = (raw: Result, now: Date) => ({
  ...mapPlanCard(raw),
  ...mapLanding(raw, now),
  /** Its name in the quote block: 'Plano Empresarial'. */
  quoteLabel: readText(raw.quoteLabel),
  offersHeading: readText(raw.offersHeading),
  offers: readList(raw.offers, ({ name, description, features, carrier }) => ({
    name: readText(name),
    description: readText(description),
    features: readTexts(features),
    carrierName: readText(carrier?.name),
    /** The path of the carrier's page. */
    href: routeHref(carrier?.route),
  })),
})

/** The product that a carrier sells for the audience of a plan: 'Amil Dental', with three features. */
export type Offer = Plan['offers'][number]

const AUDIENCE_TYPES: Record<Audience, string> = {
  corporativo: 'Empresas',
  familiar: 'Famílias',
  individual: 'Pessoas físicas',
  senior: 'Pessoas com mais idade',
}

/** The plan as a service of the brokerage. */
function structuredData({ route, site, subject }: PageAbout<Plan>, origin: string): Thing[] {
  return [
    {
      '@type': 'Service',
      name: subject.name,
      serviceType: SERVICE_TYPES[subject.coverage],
      description: route.description,
      url: pageUrl(origin, route.path),
      audience: { '@type': 'Audience', audienceType: AUDIENCE_TYPES[subject.audience] },
      provider: companyReference(site, origin),
      areaServed: { '@type': 'Country', name: 'Brasil' },
    },
  ]
}

export const plan = kind({
  type: 'plan',
  title: 'Planos',
  documents: { sortedBy: 'order' },
  query: planQuery,
  map: (raw, now): Plan => mapPlan(raw, now),
  structuredData,
  sharing: ({ hero }) => ({ image: hero.image }),
})
