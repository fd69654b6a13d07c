import { choice, list, optionalNumber, optionalToken, token, words } from '../read/values.ts'
import { mapShortText } from '../text/map.ts'
import { plainText } from '../text/plain.ts'
import type { TextResult } from '../text/result.ts'
import type { FaqCategory, PartnerFaqItem, SiteFaqItem } from './type.ts'

const COLORS = ['primary', 'secondary', 'accent'] as const

/** What `siteFaqFields` answers. */
export interface SiteFaqResult {
  _id: string
  question: string | null
  answer: TextResult
}

/** What `faqCategoryFields` answers. */
export interface FaqCategoryResult {
  label: string | null
  slug: string | null
  color: string | null
}

/** What `partnerFaqFields` answers. */
export interface PartnerFaqResult extends SiteFaqResult {
  number: number | null
  icon: string | null
  color: string | null
  keywords: readonly (string | null)[] | null
  categories: readonly ({ slug: string | null } | null)[] | null
}

/** A question with its answer, also without markup. */
export function mapSiteFaqItem(raw: SiteFaqResult, now: Date): SiteFaqItem {
  const answer = mapShortText(raw.answer, now)
  return { id: raw._id, question: words(raw.question), answer, plainAnswer: plainText(answer) }
}

/** A category; undefined without a slug to filter by. */
export function mapFaqCategory(raw: FaqCategoryResult): FaqCategory | undefined {
  const slug = optionalToken(raw.slug)
  return slug
    ? { slug, label: words(raw.label), color: choice(raw.color, COLORS, 'primary') }
    : undefined
}

/** A question of the partner page, with what it is searched and filtered by. */
export function mapPartnerFaqItem(raw: PartnerFaqResult, now: Date): PartnerFaqItem {
  return {
    ...mapSiteFaqItem(raw, now),
    number: optionalNumber(raw.number) ?? 0,
    icon: token(raw.icon),
    color: choice(raw.color, COLORS, 'primary'),
    keywords: list(raw.keywords, optionalToken),
    tags: list(raw.categories, ({ slug }) => optionalToken(slug)),
  }
}
