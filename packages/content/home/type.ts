import type { CarrierCard } from '../carrier/type.ts'
import type { Claim, Stat } from '../claim/type.ts'
import type { SiteFaqItem } from '../faq/type.ts'
import type { Image } from '../image/type.ts'
import type { Feature, Heading } from '../landing/type.ts'
import type { Link } from '../link/type.ts'
import type { PlanCard } from '../plan/type.ts'
import type { ProductCard } from '../product/type.ts'
import type { Testimonial } from '../testimonial/type.ts'
import type { RichText, ShortText } from '../text/type.ts'

export interface Home {
  hero: {
    badge: string
    title: string
    lead: ShortText
    primary: Link
    secondary: Link
    image?: Image
    stats: Stat[]
    features: Feature[]
  }
  about: Heading & {
    body: RichText
    values: Feature[]
    differentials: { claim?: Claim; label: string }[]
  }
  services: Heading & {
    cards: { plan: PlanCard; text: string; main: boolean }[]
    portability: { title: string; text: ShortText; link: Link }
    /** Its validity is that of the offers in structured data; absent, each price has its own alone. */
    offer?: Claim
  }
  carriers: Heading & { items: CarrierCard[] }
  testimonials: Heading & { items: Testimonial[]; rating?: AggregateRating }
  faq: Heading & { items: SiteFaqItem[] }
  contact: Heading & { carriers: QuoteOption[] }
  extras: Heading & { items: ProductCard[] }
}

/** Computed from the testimonials that stand in structured data, never typed in. */
export interface AggregateRating {
  value: number
  count: number
}

/** An entry of the carrier list in the quote form. */
export interface QuoteOption {
  value: string
  label: string
}
