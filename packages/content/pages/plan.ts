import { defineQuery } from 'groq'
import type { PlanQueryResult } from '../generated/sanity.types.ts'
import { pageUrl } from '../parts/address/url.ts'
import { mapClaim } from '../parts/claim/map.ts'
import { mapImage } from '../parts/image/map.ts'
import type { Image } from '../parts/image/type.ts'
import { mapLanding } from '../parts/landing/map.ts'
import { routeHref } from '../parts/link/href.ts'
import { claimFields, imageFields, landingFields, ownRoute } from '../parts/projections.ts'
import { mapQuoteCarriers, mapQuoteSubject } from '../parts/quote/map.ts'
import { AUDIENCES, type Audience } from '../parts/quote/type.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { keysOf, readChoice, readFlag, readList, readText } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import type { Thing } from '../parts/schemaOrg/thing.ts'
import { companyReference } from '../parts/site/structuredData.ts'
import { paragraph } from '../parts/text/paragraph.ts'
import { bandsFields } from '../sections/bands.ts'
import {
  type Face,
  type Section,
  sectionIn,
  sectionOf,
  sectionsStructuredData,
} from '../sections/kinds.ts'
import { questionsFields } from '../sections/questions.ts'
import { mapOffers, offerFields, type Seller } from '../sections/sellers.ts'
import { stepsFields } from '../sections/steps.ts'
import { waitsFields } from '../sections/waits.ts'
import { kind, type PageAbout } from './kind.ts'
import { landingSections } from './landingSections.ts'
import { withOwnCounts } from './ownCounts.ts'

/** The projection of a plan where it is listed. */
export const planCardFields = `_id, name, summary, audience, coverage,
  "image": hero.image{${imageFields}}, ${ownRoute}`

export const planQuery: Query<PlanQueryResult> = defineQuery(`*[_type == "plan" && _id == $id][0]{
  ${planCardFields}, price->{${claimFields}}, quoteLabel, offersHeading, offers[]{${offerFields}},
  "quoteCarriers": offers[].carrier->{_id, name, inQuoteForm, order, "slug": slug.current},
  steps{${stepsFields}}, bands{${bandsFields}}, waits{${waitsFields}}, questions{${questionsFields}},
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

/** Maps a plan where it is listed. */
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
  const offers = mapOffers(raw, now)
  return withOwnCounts(mapPlanTexts(raw, offers, now), {
    operadoras: new Set(offers.map(({ carrierName }) => carrierName)).size,
    planos: offers.length,
  })
}

const mapPlanTexts = (raw: Result, offers: Seller[], now: Date) => {
  const { closing, ...landing } = mapLanding(raw, now)
  return {
    ...mapPlanCard(raw),
    ...landing,
    /** Its name in the quote block: 'Plano Empresarial'. */
    quoteLabel: readText(raw.quoteLabel),
    /** The lowest price that a claim states for the plan's audience. */
    price: mapClaim(raw.price, now),
    sections: sectionsOf(raw, offers, now),
    quoteForm: quoteFormOf(raw),
    closing,
  }
}

/**
 * Returns the subject of the quote form on a plan's page, and the carriers that it offers: those that sell the plan. It
 * does not ask for whom the plan is.
 */
function quoteFormOf(raw: Result) {
  const offered = readList(raw.quoteCarriers, (carrier) => carrier)
    .filter(({ inQuoteForm }) => readFlag(inQuoteForm))
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
  const carriers = mapQuoteCarriers(offered)
  const subject = mapQuoteSubject(raw.quote)
  const sold = subject?.planType && { planTypes: [subject.planType] }
  return {
    carriers,
    subject: subject && { ...subject, ...sold, carriers: carriers.map(({ value }) => value) },
  }
}

/** The heading of who sells a plan. */
const SELLERS_TITLE = 'Quem vende para você hoje'

/** Who sells a plan; undefined without any. */
const sellersOf = (heading: string, items: Seller[]) =>
  items.length > 0
    ? { heading: { eyebrow: undefined, title: SELLERS_TITLE, lead: paragraph(heading) }, items }
    : undefined

/** The sections of a plan's page, in their order. */
function sectionsOf(raw: Result, offers: Seller[], now: Date): Section[] {
  const { benefits, reasons, texts } = landingSections(raw, now)
  const { steps, bands, waits, questions } = raw
  const scene = mapImage(raw.hero?.image)
  const picture = mapImage(raw.benefits?.image)
  return [
    ...sectionOf('sellers', sellersOf(readText(raw.offersHeading), offers), { id: 'quem-vende' }),
    ...sectionIn('steps', steps && { ...steps, look: 'decision' }, now, {
      id: 'decisao',
      face: faceIn(scene, 'first'),
    }),
    ...texts('network'),
    ...sectionIn('bands', bands, now, { id: 'faixas' }),
    ...texts('plans'),
    ...sectionIn('waits', waits, now, {
      id: 'prazos',
      // Nobody stands on the page twice.
      face: picture && faceIn(scene, 'second'),
    }),
    ...benefits('portrait', faceIn(picture ?? scene, 'second')),
    ...texts('prevention'),
    ...reasons('pairs'),
    ...sectionIn('questions', questions, now, {
      id: 'duvidas',
    }),
    ...texts('support'),
    ...texts('conclusion'),
  ]
}

const faceIn = (image: Image | undefined, ring: Face['ring']): Face | undefined =>
  image && { image, ring }

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
    },
    ...sectionsStructuredData(subject.sections),
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
