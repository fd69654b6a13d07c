import {
  readChoice,
  readList,
  readOptionalNumber,
  readOptionalToken,
  readText,
  readToken,
} from '../read/values.ts'
import { mapShortText } from '../text/map.ts'
import { plainText } from '../text/plain.ts'
import type { TextResult } from '../text/result.ts'
import { COLORS, type FaqCategory, type PartnerFaqItem, type SiteFaqItem } from './type.ts'

/** The result of `siteFaqFields`. */
interface SiteFaqResult {
  _id: string
  question: string | null
  answer: TextResult
}

/** The result of `faqCategoryFields`. */
interface FaqCategoryResult {
  label: string | null
  slug: string | null
  color: string | null
}

/** The result of `partnerFaqFields`. */
interface PartnerFaqResult extends SiteFaqResult {
  number: number | null
  icon: string | null
  color: string | null
  keywords: readonly (string | null)[] | null
  categories: readonly ({ slug: string | null } | null)[] | null
}

/** A question with its answer as rich and as plain text. */
export function mapSiteFaqItem(raw: SiteFaqResult, now: Date): SiteFaqItem {
  const answer = mapShortText(raw.answer, now)
  return { id: raw._id, question: readText(raw.question), answer, plainAnswer: plainText(answer) }
}

/** A category; undefined without a slug to filter by. */
export function mapFaqCategory(raw: FaqCategoryResult): FaqCategory | undefined {
  const slug = readOptionalToken(raw.slug)
  return slug
    ? { slug, label: readText(raw.label), color: readChoice(raw.color, COLORS, 'primary') }
    : undefined
}

/** A question of the partner page, with the fields it is searched and filtered by. */
export function mapPartnerFaqItem(raw: PartnerFaqResult, now: Date): PartnerFaqItem {
  return {
    ...mapSiteFaqItem(raw, now),
    number: readOptionalNumber(raw.number) ?? 0,
    icon: readToken(raw.icon),
    color: readChoice(raw.color, COLORS, 'primary'),
    keywords: readList(raw.keywords, readOptionalToken),
    tags: readList(raw.categories, ({ slug }) => readOptionalToken(slug)),
  }
}
