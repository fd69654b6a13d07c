import { mapCarrierCard } from '../carrier/map.ts'
import { mapClaim, mapStats } from '../claim/map.ts'
import { mapSiteFaqItem } from '../faq/map.ts'
import type { HomePageQueryResult } from '../generated/sanity.types.ts'
import { mapImage } from '../image/map.ts'
import { mapFeatures, mapHeading } from '../landing/map.ts'
import { mapLink } from '../link/map.ts'
import { mapPlanCard } from '../plan/map.ts'
import { mapProductCard } from '../product/map.ts'
import type { Loose } from '../read/loose.ts'
import { flag, list, optionalToken, words } from '../read/values.ts'
import { mapTestimonial } from '../testimonial/map.ts'
import { aggregateRating } from '../testimonial/rating.ts'
import { mapRichText, mapShortText } from '../text/map.ts'
import type { Home, QuoteOption } from './type.ts'

type Result = NonNullable<Loose<HomePageQueryResult>>

/** The home page. */
export function mapHome(raw: Result, now: Date): Home {
  return {
    hero: mapHero(raw, now),
    about: mapAbout(raw, now),
    services: mapServices(raw, now),
    carriers: {
      ...mapHeading(raw.carriers, now),
      items: list(raw.carriers?.items, (item) => mapCarrierCard(item, now)),
    },
    testimonials: mapTestimonials(raw, now),
    faq: {
      ...mapHeading(raw.faq, now),
      items: list(raw.faq?.items, (item) => mapSiteFaqItem(item, now)),
    },
    contact: { ...mapHeading(raw.contact, now), carriers: list(raw.quoteCarriers, mapQuoteOption) },
    extras: {
      ...mapHeading(raw.extras, now),
      items: list(raw.extras?.items, (item) => mapProductCard(item, now)),
    },
  }
}

function mapHero({ hero }: Result, now: Date): Home['hero'] {
  return {
    badge: words(hero?.badge),
    title: words(hero?.title),
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
    differentials: list(about?.differentials, ({ claim, label }) => ({
      claim: mapClaim(claim, now),
      label: words(label),
    })),
  }
}

function mapServices({ services, offer }: Result, now: Date): Home['services'] {
  const portability = services?.portability
  return {
    ...mapHeading(services, now),
    cards: list(services?.cards, ({ plan, text, main }) =>
      plan ? { plan: mapPlanCard(plan), text: words(text), main: flag(main) } : undefined,
    ),
    portability: {
      title: words(portability?.title),
      text: mapShortText(portability?.text, now),
      link: mapLink(portability?.link),
    },
    offer: mapClaim(offer, now),
  }
}

function mapTestimonials({ testimonials }: Result, now: Date): Home['testimonials'] {
  const items = list(testimonials?.items, mapTestimonial)
  return { ...mapHeading(testimonials, now), items, rating: aggregateRating(items) }
}

/** An entry of the carrier list in the quote form; none when its value is missing. */
export function mapQuoteOption(raw: {
  name: string | null
  quoteOption: string | null
}): QuoteOption | undefined {
  const value = optionalToken(raw.quoteOption)
  return value ? { value, label: words(raw.name) } : undefined
}
