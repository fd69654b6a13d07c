import { mapFaqCategory, mapPartnerFaqItem } from '../parts/faq/map.ts'
import { faqCategoryFields, partnerFaqFields } from '../parts/faq/query.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields } from '../parts/projections.ts'
import { readList, readOptionalNumber } from '../parts/read/values.ts'
import type { PartnerResult } from './result.ts'

/** The projection of the questions of the partner page. */
export const partnerQuestionsFields = `${headingFields}, pageSize,
  categories[]->{${faqCategoryFields}}, items[]->{${partnerFaqFields}}`

/** The number of questions on a page of results, when the document does not say it. */
const PAGE_SIZE = 6

/** Maps the questions of the partner page; undefined without any. */
export function mapPartnerQuestions(raw: PartnerResult['faq'], now: Date) {
  const items = readList(raw?.items, (item) => mapPartnerFaqItem(item, now))
  return items.length > 0
    ? {
        heading: mapHeading(raw, now),
        pageSize: Math.max(1, Math.floor(readOptionalNumber(raw?.pageSize) ?? PAGE_SIZE)),
        categories: readList(raw?.categories, mapFaqCategory),
        items,
      }
    : undefined
}
