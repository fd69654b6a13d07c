import type { PartnerPageQueryResult } from '../../generated/sanity.types.ts'
import { notesText } from '../claim/note.ts'
import type { Loose } from '../read/loose.ts'
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
import { COLORS, type FaqCategory, type PartnerFaqItem, type SiteFaqItem } from './type.ts'

type Faq = NonNullable<PartnerPageQueryResult>['faq']

/** The result of `faqCategoryFields`. */
type FaqCategoryResult = NonNullable<Loose<Faq['categories'][number]>>

/** The result of `partnerFaqFields`. */
type PartnerFaqResult = NonNullable<Loose<Faq['items'][number]>>

/** The result of `siteFaqFields`. */
type SiteFaqResult = Pick<PartnerFaqResult, '_id' | 'question' | 'answer'>

/** A question with its answer as rich and as plain text, which the notes of its figures follow. */
export function mapSiteFaqItem(raw: SiteFaqResult, now: Date): SiteFaqItem {
  const answer = mapShortText(raw.answer, now)
  const plainAnswer = [plainText(answer), ...notesText(answer)].join('\n')
  return { id: raw._id, question: readText(raw.question), answer, plainAnswer }
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
