import type { Claim, Stat } from '../../parts/claim/type.ts'
import type { SiteFaqItem } from '../../parts/faq/type.ts'
import type { Image } from '../../parts/image/type.ts'
import type { Feature, Heading } from '../../parts/landing/type.ts'
import type { Link } from '../../parts/link/type.ts'
import type { QuoteOption } from '../../parts/quote/type.ts'
import type { AggregateRating, Testimonial } from '../../parts/testimonial/type.ts'
import type { RichText, ShortText } from '../../parts/text/type.ts'
import type { CarrierCard } from '../carrier.ts'
import type { PlanCard } from '../plan.ts'
import type { ProductCard } from '../product.ts'

/** The subject of the home page. */
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
    /** Its dates are the validity of offers whose price has no dates of its own, in structured data. */
    offer?: Claim
  }
  carriers: Heading & { items: CarrierCard[] }
  testimonials: Heading & { items: Testimonial[]; rating?: AggregateRating }
  faq: Heading & { items: SiteFaqItem[] }
  contact: Heading & { carriers: QuoteOption[] }
  extras: Heading & { items: ProductCard[] }
}
