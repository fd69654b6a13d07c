import { defineQuery } from 'groq'
import type { Offer, Service } from 'schema-dts'
import type { HomePageQueryResult } from '../generated/sanity.types.ts'
import { pageUrl } from '../parts/address/url.ts'
import { type CarrierCard, carrierCardFields, mapCarrierCard } from '../parts/carrier/card.ts'
import { isFigure, mapClaim, mapStats } from '../parts/claim/map.ts'
import { offerOf } from '../parts/claim/structuredData.ts'
import type { Claim, Stat } from '../parts/claim/type.ts'
import { withCounts } from '../parts/count/fill.ts'
import { mapSiteFaqItem } from '../parts/faq/map.ts'
import { siteFaqFields } from '../parts/faq/query.ts'
import { faqStructuredData } from '../parts/faq/structuredData.ts'
import { mapImage } from '../parts/image/map.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { mapFeatures } from '../parts/landing/map.ts'
import { mapLink } from '../parts/link/map.ts'
import {
  claimFields,
  featureFields,
  headingFields,
  imageFields,
  linkFields,
  richText,
  shortText,
  statFields,
} from '../parts/projections.ts'
import { mapQuoteCarriers } from '../parts/quote/map.ts'
import { quoteCarriers } from '../parts/quote/query.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readFlag, readList, readText } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import type { Thing } from '../parts/schemaOrg/thing.ts'
import { companyId, companyThing } from '../parts/site/structuredData.ts'
import { announcedDays, comingDays } from '../parts/specialDays/coming.ts'
import { mapSpecialDays } from '../parts/specialDays/map.ts'
import { settingsWithSpecialDays } from '../parts/specialDays/query.ts'
import { mapTestimonial } from '../parts/testimonial/map.ts'
import { testimonialFields } from '../parts/testimonial/query.ts'
import { aggregateRating } from '../parts/testimonial/rating.ts'
import { ratingThing, reviewStructuredData } from '../parts/testimonial/structuredData.ts'
import { mapRichText, mapShortText } from '../parts/text/map.ts'
import { dayOf } from '../parts/time/day.ts'
import { kind, type PageAbout } from './kind.ts'
import { mapPlanCard, planCardFields } from './plan.ts'
import { mapProductCard, productCardFields } from './product.ts'

/**
 * `offer` is the claim whose dates are the validity of the service's offer in structured data. Tags:
 * `list:carrier`, `list:claim`.
 */
export const homePageQuery: Query<HomePageQueryResult> =
  defineQuery(`*[_type == "homePage" && _id == $id][0]{
  _id,
  hero{
    badge, title, lead[]{${shortText}}, primary{${linkFields}}, secondary{${linkFields}},
    image{${imageFields}}, stats[]{${statFields}}, features[]{${featureFields}}
  },
  about{
    ${headingFields}, body[]{${richText}}, values[]{${featureFields}},
    differentials[]{label, claim->{${claimFields}}}
  },
  services{
    ${headingFields}, cards[]{text, main, plan->{${planCardFields}}},
    portability{title, text[]{${shortText}}, link{${linkFields}}}
  },
  carriers{${headingFields}, items[]->{${carrierCardFields}}},
  testimonials{${headingFields}, items[]->{${testimonialFields}}},
  faq{${headingFields}, items[]->{${siteFaqFields}}},
  contact{${headingFields}},
  "offer": *[_type == "claim" && measure == "oferta-do-servico"] | order(_id asc)[0]{${claimFields}},
  "quoteCarriers": ${quoteCarriers},
  "settings": ${settingsWithSpecialDays},
  extras{${headingFields}, items[]->{${productCardFields}}}
}`)

type Result = NonNullable<Loose<HomePageQueryResult>>

/** The subject of the home page. */
export type Home = View<typeof mapHome>

const mapHome = (raw: Result, now: Date, origin: string) => {
  const page = mapSections(raw, now, origin)
  return withCounts(page, {
    operadoras: page.carriers.items.length,
    planos: page.services.cards.length,
  })
}

const mapSections = (raw: Result, now: Date, origin: string) => ({
  hero: mapHero(raw.hero, now),
  about: mapAbout(raw.about, now),
  services: mapServices(raw, now),
  /** Its dates are the validity of offers whose price has no dates of its own, in structured data. No section shows it. */
  offer: mapClaim(raw.offer, now),
  carriers: {
    ...mapHeading(raw.carriers, now),
    items: readList(raw.carriers?.items, (item) => mapCarrierCard(item, now)),
  },
  testimonials: mapTestimonials(raw.testimonials, now, origin),
  faq: {
    ...mapHeading(raw.faq, now),
    items: readList(raw.faq?.items, (item) => mapSiteFaqItem(item, now)),
  },
  contact: { ...mapHeading(raw.contact, now), carriers: mapQuoteCarriers(raw.quoteCarriers) },
  specialDays: mapDays(raw.settings, now),
  extras: {
    ...mapHeading(raw.extras, now),
    items: readList(raw.extras?.items, (item) => mapProductCard(item, now)),
  },
})

const mapDays = (settings: Result['settings'], now: Date) => {
  const days = mapSpecialDays(settings?.holidays)
  return {
    /** Those of which visitors read: today's, and those of the week to come. */
    announced: announcedDays(days, dayOf(now)),
    /** Those that are not over, for search engines. */
    coming: comingDays(days, dayOf(now)),
  }
}

const mapHero = (raw: Result['hero'], now: Date) => ({
  badge: readText(raw?.badge),
  title: readText(raw?.title),
  lead: mapShortText(raw?.lead, now),
  primary: mapLink(raw?.primary),
  secondary: mapLink(raw?.secondary),
  image: mapImage(raw?.image),
  stats: mapStats(raw?.stats, now),
  features: mapFeatures(raw?.features, now),
})

const mapAbout = (raw: Result['about'], now: Date) => ({
  ...mapHeading(raw, now),
  body: mapRichText(raw?.body, now),
  values: mapFeatures(raw?.values, now),
  differentials: readList(raw?.differentials, (item) => mapDifferential(item, now)),
})

type DifferentialResult = NonNullable<
  NonNullable<NonNullable<Result['about']>['differentials']>[number]
>

/** Maps a differential, which may have a figure; undefined for one whose figure is not current. */
function mapDifferential(
  { claim: result, label }: DifferentialResult,
  now: Date,
): (Partial<Stat> & Pick<Stat, 'label'>) | undefined {
  const claim = mapClaim(result, now)
  return claim && !isFigure(claim) ? undefined : { claim, label: readText(label) }
}

const mapServices = ({ services }: Result, now: Date) => ({
  ...mapHeading(services, now),
  cards: readList(services?.cards, ({ plan, text, main }) =>
    plan ? { plan: mapPlanCard(plan), text: readText(text), main: readFlag(main) } : undefined,
  ),
  portability: {
    title: readText(services?.portability?.title),
    text: mapShortText(services?.portability?.text, now),
    link: mapLink(services?.portability?.link),
  },
})

function mapTestimonials(raw: Result['testimonials'], now: Date, origin: string) {
  const items = readList(raw?.items, (item) => mapTestimonial(item, origin))
  return { ...mapHeading(raw, now), items, rating: aggregateRating(items) }
}

/** The company with its reviews, the service it offers, and the questions answered. */
function structuredData({ site, subject }: PageAbout<Home>, origin: string): Thing[] {
  return [
    {
      ...companyThing(site, subject.specialDays.coming, origin),
      aggregateRating: ratingThing(subject.testimonials.rating),
      review: reviewStructuredData(subject.testimonials.items),
    },
    healthPlanService(subject, origin),
    ...faqStructuredData(subject.faq.items),
  ]
}

function healthPlanService({ offer, carriers }: Home, origin: string): Service {
  const isOffered = !offer || offer.state === 'current'
  return {
    '@type': 'Service',
    '@id': pageUrl(origin, '/#servicos'),
    name: 'Consultoria e contratação de planos de saúde',
    serviceType: 'Corretagem de planos de saúde e odontológicos',
    provider: { '@id': companyId(origin) },
    areaServed: { '@type': 'Country', name: 'Brasil' },
    offers: isOffered
      ? carriers.items.flatMap((carrier) => carrierOffer(carrier, offer, origin) ?? [])
      : [],
  }
}

/** A carrier's price as an offer. A price without dates has the validity of the service. */
function carrierOffer(
  { name, href, price }: CarrierCard,
  service: Claim | undefined,
  origin: string,
): Offer | undefined {
  const dated = price && {
    ...price,
    validFrom: price.validFrom ?? service?.validFrom,
    validUntil: price.validUntil ?? service?.validUntil,
  }
  const offer = offerOf(dated, pageUrl(origin, href ?? '/#operadoras'))
  return offer && { ...offer, itemOffered: { '@type': 'Service', name } }
}

export const home = kind({
  type: 'homePage',
  title: 'Página inicial',
  documents: 'one',
  query: homePageQuery,
  map: (raw, now, origin): Home => mapHome(raw, now, origin),
  lists: ['carrier', 'claim'],
  structuredData,
  sharing: ({ hero }) => ({ image: hero.image }),
})
