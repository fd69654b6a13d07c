import type {
  CarrierQueryResult,
  PlanQueryResult,
  ProductQueryResult,
} from '../../generated/sanity.types.ts'
import { mapImage } from '../image/map.ts'
import { mapQuoteSubject } from '../quote/map.ts'
import type { Loose } from '../read/loose.ts'
import { readList, readText, readToken } from '../read/values.ts'
import type { View } from '../read/view.ts'
import { mapOptionalText, mapShortText } from '../text/map.ts'
import { mapHeading } from './heading.ts'

/** The result of `landingFields`. */
type LandingResult = Pick<
  NonNullable<Loose<CarrierQueryResult | PlanQueryResult | ProductQueryResult>>,
  'hero' | 'answers' | 'closing' | 'chatMessage' | 'quote'
>

type CardsResult = NonNullable<NonNullable<Loose<CarrierQueryResult>>['benefits']>

/** An icon (Phosphor name), a short title and a sentence or two. */
export type Feature = ReturnType<typeof mapFeatures>[number]

/** Maps cards with icons. */
export function mapFeatures(raw: CardsResult['items'] | undefined, now: Date) {
  return readList(raw, ({ icon, title, text }) => ({
    icon: readToken(icon),
    title: readText(title),
    text: mapShortText(text, now),
  }))
}

/** The closing call of a page: what to do now, and what the button says. */
export type Closing = ReturnType<typeof mapClosing>

/** Maps the closing call of a page. */
export function mapClosing(raw: LandingResult['closing'] | undefined, now: Date) {
  return {
    title: readText(raw?.title),
    text: mapShortText(raw?.text, now),
    label: readText(raw?.label),
  }
}

/** The parts that carrier, plan and product pages have in common. */
export type Landing = View<typeof mapLanding>

/** Maps those parts. */
export function mapLanding(raw: LandingResult, now: Date) {
  return {
    hero: { ...mapHeading(raw.hero, now), image: mapImage(raw.hero?.image ?? null) },
    /** Short answers: whom it suits, who asks first, what changes the price, what to do. */
    answers: {
      suits: mapOptionalText(raw.answers?.suits ?? null, now),
      check: mapOptionalText(raw.answers?.check ?? null, now),
      cost: mapOptionalText(raw.answers?.cost ?? null, now),
      first: mapOptionalText(raw.answers?.first ?? null, now),
    },
    closing: mapClosing(raw.closing, now),
    /** The text the chat opens with. */
    chatMessage: readToken(raw.chatMessage),
    /** The subject of a quote that is requested on its page. */
    quote: mapQuoteSubject(raw.quote),
  }
}
