import { defineQuery } from 'groq'
import type { Offer, Service } from 'schema-dts'
import type { HomePageQueryResult } from '../generated/sanity.types.ts'
import { pageUrl } from '../parts/address/url.ts'
import { mapClaim } from '../parts/claim/map.ts'
import { SERVICE_OFFER } from '../parts/claim/measures.ts'
import { offerOf } from '../parts/claim/structuredData.ts'
import type { Claim } from '../parts/claim/type.ts'
import { withCounts } from '../parts/count/fill.ts'
import { siteFaqFields } from '../parts/faq/query.ts'
import { mapImage } from '../parts/image/map.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { mapFeatures } from '../parts/landing/map.ts'
import { mapLink, mapLinks } from '../parts/link/map.ts'
import {
  claimFields,
  featureFields,
  headingFields,
  imageFields,
  linkFields,
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
import { TESTIMONIALS_ANCHOR } from '../parts/site/testimonials.ts'
import { announcedDays, comingDays } from '../parts/specialDays/coming.ts'
import { mapSpecialDays } from '../parts/specialDays/map.ts'
import { settingsWithSpecialDays } from '../parts/specialDays/query.ts'
import { ratingThing, reviewStructuredData } from '../parts/testimonial/structuredData.ts'
import { mapShortText } from '../parts/text/map.ts'
import { dayOf } from '../parts/time/day.ts'
import {
  contentOf,
  type Section,
  sectionIn,
  sectionOf,
  sectionsStructuredData,
} from '../sections/kinds.ts'
import type { Panels } from '../sections/panels.ts'
import { type Seller, sellerFields } from '../sections/sellers.ts'
import { stepsFields } from '../sections/steps.ts'
import { mapTestimonials, testimonialsFields } from '../sections/testimonials.ts'
import { aboutFields, aboutSections } from './about.ts'
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
    shortcuts{title, links[]{${linkFields}}}, image{${imageFields}}, stats[]{${statFields}}, features[]{${featureFields}}
  },
  steps{${stepsFields}},
  about{${aboutFields}},
  services{
    ${headingFields}, cards[]{text, main, plan->{${planCardFields}}},
    portability{title, text[]{${shortText}}, link{${linkFields}}}
  },
  carriers{${headingFields}, items[]->{${sellerFields}}},
  testimonials{${testimonialsFields}},
  faq{${headingFields}, items[]->{${siteFaqFields}}},
  contact{${headingFields}},
  "offer": *[_type == "claim" && measure == "${SERVICE_OFFER}"] | order(_id asc)[0]{${claimFields}},
  "quoteCarriers": ${quoteCarriers},
  "settings": ${settingsWithSpecialDays},
  extras{${headingFields}, items[]->{${productCardFields}, "image": hero.image{${imageFields}}}}
}`)

type Result = NonNullable<Loose<HomePageQueryResult>>

/** The subject of the home page. */
export type Home = View<typeof mapHome>

const mapHome = (raw: Result, now: Date, origin: string) =>
  withCounts(mapParts(raw, now, origin), {
    operadoras: readList(raw.carriers?.items, ({ _id }) => _id).length,
    planos: readList(raw.services?.cards, ({ plan }) => plan).length,
  })

const mapParts = (raw: Result, now: Date, origin: string) => ({
  hero: mapHero(raw.hero, now),
  /** The sections between the opening and the contact form. */
  sections: sectionsOf(raw, now, origin),
  contact: { ...mapHeading(raw.contact, now), carriers: mapQuoteCarriers(raw.quoteCarriers) },
  specialDays: mapDays(raw.settings, now),
  /** The sections below the contact form. */
  extras: sectionOf('panels', mapExtras(raw.extras, now), { id: 'outros-seguros' }),
  /** Its dates are the validity of offers whose price has no dates of its own, in structured data. No section shows it. */
  offer: mapClaim(raw.offer, now),
})

/** The sections of the home page, in their order. */
function sectionsOf(raw: Result, now: Date, origin: string): Section[] {
  const { steps, carriers, faq } = raw
  return [
    ...sectionIn('steps', steps && { ...steps, look: 'choice' }, now, { id: 'caminho' }),
    ...sectionIn(
      'sellers',
      carriers && { ...carriers, plan: null, carriers: carriers.items },
      now,
      { id: 'operadoras' },
    ),
    ...sectionOf('panels', mapServices(raw, now), { id: 'servicos' }),
    ...aboutSections(raw, now),
    ...sectionOf('testimonials', mapTestimonials(raw.testimonials, now, origin), {
      id: TESTIMONIALS_ANCHOR,
    }),
    ...sectionIn('questions', faq && { ...faq, own: null }, now, { id: 'perguntas' }),
  ]
}

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
  /** Links to the answers that most visitors look for first, under their question. */
  shortcuts: {
    title: readText(raw?.shortcuts?.title),
    links: mapLinks(raw?.shortcuts?.links),
  },
  image: mapImage(raw?.image),
  features: mapFeatures(raw?.features, now),
})

function mapServices({ services }: Result, now: Date): Panels | undefined {
  const items = readList(services?.cards, ({ plan, text, main }) => {
    const card = plan ? mapPlanCard(plan) : undefined
    return card && { ...card, text: readText(text), isMain: readFlag(main) }
  })
  const portability = services?.portability
  if (items.length === 0) return undefined
  return {
    heading: mapHeading(services, now),
    items,
    invitation: portability
      ? {
          title: readText(portability.title),
          text: mapShortText(portability.text, now),
          link: mapLink(portability.link),
        }
      : undefined,
  }
}

function mapExtras(raw: Result['extras'], now: Date): Panels | undefined {
  const items = readList(raw?.items, (product) => {
    const { summary, ...card } = mapProductCard(product, now)
    return { ...card, text: summary, image: mapImage(product.image) }
  })
  return items.length > 0 ? { heading: mapHeading(raw, now), items } : undefined
}

/** The company with its reviews, the service it offers, and the questions answered. */
function structuredData({ site, subject }: PageAbout<Home>, origin: string): Thing[] {
  const testimonials = contentOf('testimonials', subject.sections)
  return [
    {
      ...companyThing(site, subject.specialDays.coming, origin),
      aggregateRating: ratingThing(testimonials?.rating),
      review: reviewStructuredData(testimonials?.items ?? []),
    },
    healthPlanService(subject, origin),
    ...sectionsStructuredData(subject.sections),
  ]
}

function healthPlanService({ offer, sections }: Home, origin: string): Service {
  const isOffered = !offer || offer.state === 'current'
  const carriers = contentOf('sellers', sections)?.items ?? []
  return {
    '@type': 'Service',
    '@id': pageUrl(origin, '/#servicos'),
    name: 'Consultoria e contratação de planos de saúde',
    serviceType: 'Corretagem de planos de saúde e odontológicos',
    provider: { '@id': companyId(origin) },
    areaServed: { '@type': 'Country', name: 'Brasil' },
    offers: isOffered
      ? carriers.flatMap((carrier) => carrierOffer(carrier, offer, origin) ?? [])
      : [],
  }
}

/** A carrier's price as an offer. A price without dates has the validity of the service. */
function carrierOffer(
  { name, href, price }: Seller,
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
