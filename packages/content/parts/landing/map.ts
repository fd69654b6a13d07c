import type {
  CarrierQueryResult,
  PlanQueryResult,
  ProductQueryResult,
} from '../../generated/sanity.types.ts'
import { mapImage } from '../image/map.ts'
import { mapQuoteSubject } from '../quote/map.ts'
import type { Loose } from '../read/loose.ts'
import { readChoice, readList, readOptionalText, readText, readToken } from '../read/values.ts'
import { mapOptionalText, mapRichText, mapShortText } from '../text/map.ts'
import { type Closing, type Feature, type Heading, type Landing, TOPICS } from './type.ts'

/** The result of `landingFields`. */
type LandingResult = Pick<
  NonNullable<Loose<CarrierQueryResult | PlanQueryResult | ProductQueryResult>>,
  'hero' | 'benefits' | 'reasons' | 'information' | 'closing' | 'chatMessage' | 'quote'
>

type HeadingResult = Pick<NonNullable<LandingResult['hero']>, 'eyebrow' | 'title' | 'lead'> | null

type CardsResult = LandingResult['benefits']

/** The head of a section. */
export function mapHeading(raw: HeadingResult | undefined, now: Date): Heading {
  return {
    eyebrow: readOptionalText(raw?.eyebrow),
    title: readText(raw?.title),
    lead: mapOptionalText(raw?.lead, now),
  }
}

/** Maps cards with icons. */
export function mapFeatures(
  raw: NonNullable<CardsResult>['items'] | undefined,
  now: Date,
): Feature[] {
  return readList(raw, ({ icon, title, text }) => ({
    icon: readToken(icon),
    title: readText(title),
    text: mapShortText(text, now),
  }))
}

/** The closing call of a page. */
export function mapClosing(raw: LandingResult['closing'] | undefined, now: Date): Closing {
  return {
    title: readText(raw?.title),
    text: mapShortText(raw?.text, now),
    label: readText(raw?.label),
  }
}

/** Maps the parts that carrier, plan and product pages have in common. */
export function mapLanding(raw: LandingResult, now: Date): Landing {
  return {
    hero: { ...mapHeading(raw.hero, now), image: mapImage(raw.hero?.image ?? null) },
    benefits: mapCards(raw.benefits, now),
    reasons: mapCards(raw.reasons, now),
    information: readList(raw.information, ({ topic, label, title, body }) => ({
      topic: readChoice(topic, TOPICS, 'plans'),
      label: readOptionalText(label),
      title: readText(title),
      body: mapRichText(body, now),
    })),
    closing: mapClosing(raw.closing, now),
    chatMessage: readToken(raw.chatMessage),
    quote: mapQuoteSubject(raw.quote),
  }
}

function mapCards(raw: CardsResult, now: Date) {
  return { title: readText(raw?.title), items: mapFeatures(raw?.items, now) }
}
