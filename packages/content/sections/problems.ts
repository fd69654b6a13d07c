import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields, shortText } from '../parts/projections.ts'
import { readList, readText } from '../parts/read/values.ts'
import { mapShortText } from '../parts/text/map.ts'
import type { PartnerResult } from './result.ts'

/** The projection of the problems on the partner page. */
export const problemsFields = `${headingFields}, pairs[]{problem, solution[]{${shortText}}}`

/** Maps problems; undefined without any. */
export function mapProblems(raw: PartnerResult['specialists'], now: Date) {
  const items = readList(raw?.pairs, ({ problem, solution }) => ({
    problem: readText(problem),
    solution: mapShortText(solution, now),
  }))
  return items.length > 0 ? { heading: mapHeading(raw, now), items } : undefined
}
