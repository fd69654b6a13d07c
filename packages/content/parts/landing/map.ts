import type {
  CarrierQueryResult,
  PlanQueryResult,
  ProductQueryResult,
} from '../../generated/sanity.types.ts'
import { mapImage } from '../image/map.ts'
import { mapQuoteSubject } from '../quote/map.ts'
import type { Loose } from '../read/loose.ts'
import { readChoice, readList, readOptionalText, readText, readToken } from '../read/values.ts'
import type { View } from '../read/view.ts'
import { mapOptionalText, mapRichText, mapShortText } from '../text/map.ts'

/** The topics of the information section. */
const TOPICS = ['network', 'plans', 'prevention', 'support', 'conclusion'] as const

export type InformationTopic = (typeof TOPICS)[number]

/** The result of `landingFields`. */
type LandingResult = Pick<
  NonNullable<Loose<CarrierQueryResult | PlanQueryResult | ProductQueryResult>>,
  'hero' | 'benefits' | 'reasons' | 'information' | 'closing' | 'chatMessage' | 'quote'
>

type HeadingResult = Pick<NonNullable<LandingResult['hero']>, 'eyebrow' | 'title' | 'lead'> | null

type CardsResult = LandingResult['benefits']

/** The head of a section. */
export type Heading = View<typeof mapHeading>

/** Maps the head of a section. */
export function mapHeading(raw: HeadingResult | undefined, now: Date) {
  return {
    eyebrow: readOptionalText(raw?.eyebrow),
    title: readText(raw?.title),
    lead: mapOptionalText(raw?.lead, now),
  }
}

/** An icon (Phosphor name), a short title and a sentence or two. */
export type Feature = ReturnType<typeof mapFeatures>[number]

/** Maps cards with icons. */
export function mapFeatures(raw: NonNullable<CardsResult>['items'] | undefined, now: Date) {
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
    benefits: mapCards(raw.benefits, now),
    reasons: mapCards(raw.reasons, now),
    information: readList(raw.information, ({ topic, label, title, body }) => ({
      topic: readChoice(topic, TOPICS, 'plans'),
      /** It stands above the title, in place of the topic's own name. */
      label: readOptionalText(label),
      title: readText(title),
      body: mapRichText(body, now),
    })),
    closing: mapClosing(raw.closing, now),
    /** The text the chat opens with. */
    chatMessage: readToken(raw.chatMessage),
    /** The subject of a quote that is requested on its page. */
    quote: mapQuoteSubject(raw.quote),
  }
}

function mapCards(raw: CardsResult, now: Date) {
  return { title: readText(raw?.title), items: mapFeatures(raw?.items, now) }
}
