import { mapSiteFaqItem } from '../parts/faq/map.ts'
import { siteFaqFields } from '../parts/faq/query.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields, shortText } from '../parts/projections.ts'
import { readList, readToken } from '../parts/read/values.ts'
import type { SectionResult } from './result.ts'

/** The projection of a section of questions. */
export const questionsFields = `${headingFields},
  own[]{_key, question, answer[]{${shortText}}}, items[]->{${siteFaqFields}}`

/** Maps the questions of a page, then those that it shares with others; undefined without any. */
export function mapQuestions(raw: SectionResult<'questions'>, now: Date) {
  const items = [
    ...readList(raw.own, ({ _key, ...own }) =>
      mapSiteFaqItem({ _id: readToken(_key), ...own }, now),
    ),
    ...readList(raw.items, (item) => mapSiteFaqItem(item, now)),
  ]
  return items.length > 0 ? { heading: mapHeading(raw, now), items } : undefined
}
