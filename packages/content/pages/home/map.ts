import type { HomePageQueryResult } from '../../generated/sanity.types.ts'
import { mapClaim, mapStats } from '../../parts/claim/map.ts'
import { mapSiteFaqItem } from '../../parts/faq/map.ts'
import { mapImage } from '../../parts/image/map.ts'
import { mapFeatures, mapHeading } from '../../parts/landing/map.ts'
import { mapLink } from '../../parts/link/map.ts'
import { mapQuoteCarriers } from '../../parts/quote/map.ts'
import type { Loose } from '../../parts/read/loose.ts'
import { readFlag, readList, readText } from '../../parts/read/values.ts'
import { mapTestimonial } from '../../parts/testimonial/map.ts'
import { aggregateRating } from '../../parts/testimonial/rating.ts'
import { mapRichText, mapShortText } from '../../parts/text/map.ts'
import { mapCarrierCard } from '../carrier.ts'
import { mapPlanCard } from '../plan.ts'
import { mapProductCard } from '../product.ts'
import type { Home } from './type.ts'

type Result = NonNullable<Loose<HomePageQueryResult>>

/** The home page. */
export function mapHome(raw: Result, now: Date): Home {
  return {
    hero: mapHero(raw, now),
    about: mapAbout(raw, now),
    services: mapServices(raw, now),
    carriers: {
      ...mapHeading(raw.carriers, now),
      items: readList(raw.carriers?.items, (item) => mapCarrierCard(item, now)),
    },
    testimonials: mapTestimonials(raw, now),
    faq: {
      ...mapHeading(raw.faq, now),
      items: readList(raw.faq?.items, (item) => mapSiteFaqItem(item, now)),
    },
    contact: {
      ...mapHeading(raw.contact, now),
      carriers: mapQuoteCarriers(raw.quoteCarriers),
    },
    extras: {
      ...mapHeading(raw.extras, now),
      items: readList(raw.extras?.items, (item) => mapProductCard(item, now)),
    },
  }
}

function mapHero({ hero }: Result, now: Date): Home['hero'] {
  return {
    badge: readText(hero?.badge),
    title: readText(hero?.title),
    lead: mapShortText(hero?.lead, now),
    primary: mapLink(hero?.primary),
    secondary: mapLink(hero?.secondary),
    image: mapImage(hero?.image),
    stats: mapStats(hero?.stats, now),
    features: mapFeatures(hero?.features, now),
  }
}

function mapAbout({ about }: Result, now: Date): Home['about'] {
  return {
    ...mapHeading(about, now),
    body: mapRichText(about?.body, now),
    values: mapFeatures(about?.values, now),
    differentials: readList(about?.differentials, ({ claim, label }) => ({
      claim: mapClaim(claim, now),
      label: readText(label),
    })),
  }
}

function mapServices({ services, offer }: Result, now: Date): Home['services'] {
  const portability = services?.portability
  return {
    ...mapHeading(services, now),
    cards: readList(services?.cards, ({ plan, text, main }) =>
      plan ? { plan: mapPlanCard(plan), text: readText(text), main: readFlag(main) } : undefined,
    ),
    portability: {
      title: readText(portability?.title),
      text: mapShortText(portability?.text, now),
      link: mapLink(portability?.link),
    },
    offer: mapClaim(offer, now),
  }
}

function mapTestimonials({ testimonials }: Result, now: Date): Home['testimonials'] {
  const items = readList(testimonials?.items, mapTestimonial)
  return { ...mapHeading(testimonials, now), items, rating: aggregateRating(items) }
}
