import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields } from '../parts/projections.ts'
import { readTexts } from '../parts/read/values.ts'
import type { SectionResult } from './result.ts'

/** The projection of a section that says whom something suits. */
export const fitFields = `${headingFields}, yes, check, no`

/** Maps whom something suits, who should ask first, and whom it does not suit; undefined when it names nobody. */
export function mapFit(raw: SectionResult<'fit'>, now: Date) {
  const groups = { yes: readTexts(raw.yes), check: readTexts(raw.check), no: readTexts(raw.no) }
  return Object.values(groups).some((group) => group.length > 0)
    ? { heading: mapHeading(raw, now), ...groups }
    : undefined
}
