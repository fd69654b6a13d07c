import type { PartnerPageQueryResult } from '../../generated/sanity.types.ts'
import type { Loose } from '../read/loose.ts'
import {
  readChoice,
  readList,
  readOptionalNumber,
  readOptionalToken,
  readText,
  readToken,
} from '../read/values.ts'
import type { View } from '../read/view.ts'
import { mapShortText } from '../text/map.ts'
import { plainText } from '../text/plain.ts'

/** The colours that editors choose for a question or a category, by their roles in the design. */
const COLORS = ['primary', 'secondary', 'accent'] as const

type Faq = NonNullable<PartnerPageQueryResult>['faq']

/** The result of `faqCategoryFields`. */
type FaqCategoryResult = NonNullable<Loose<Faq['categories'][number]>>

/** The result of `partnerFaqFields`. */
type PartnerFaqResult = NonNullable<Loose<Faq['items'][number]>>

/** The result of `siteFaqFields`. */
type SiteFaqResult = Pick<PartnerFaqResult, '_id' | 'question' | 'answer'>

/** A question of the home page. */
export type SiteFaqItem = View<typeof mapSiteFaqItem>

/** Maps a question with its answer as rich and as plain text. */
export function mapSiteFaqItem(raw: SiteFaqResult, now: Date) {
  const answer = mapShortText(raw.answer, now)
  return {
    id: raw._id,
    question: readText(raw.question),
    answer,
    /** The answer without markup, for structured data and search. */
    plainAnswer: plainText(answer),
  }
}

/** A category of the partner page's questions. */
export type FaqCategory = View<typeof mapFaqCategory>

/** Maps a category; undefined without a slug to filter by. */
export function mapFaqCategory(raw: FaqCategoryResult) {
  const slug = readOptionalToken(raw.slug)
  return slug
    ? { slug, label: readText(raw.label), color: readChoice(raw.color, COLORS, 'primary') }
    : undefined
}

/** A question of the partner page. */
export type PartnerFaqItem = View<typeof mapPartnerFaqItem>

/** Maps a question of the partner page, with the fields it is searched and filtered by. */
export function mapPartnerFaqItem(raw: PartnerFaqResult, now: Date) {
  return {
    ...mapSiteFaqItem(raw, now),
    number: readOptionalNumber(raw.number) ?? 0,
    icon: readToken(raw.icon),
    color: readChoice(raw.color, COLORS, 'primary'),
    keywords: readList(raw.keywords, readOptionalToken),
    /** The slugs of its categories. */
    tags: readList(raw.categories, ({ slug }) => readOptionalToken(slug)),
  }
}
