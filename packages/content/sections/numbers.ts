import { mapStats } from '../parts/claim/map.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields, statFields } from '../parts/projections.ts'
import type { SectionResult } from './result.ts'

/** The projection of a section of figures. */
export const numbersFields = `${headingFields}, items[]{${statFields}}`

/** Maps figures; undefined without any that is current. */
export function mapNumbers(raw: SectionResult<'numbers'>, now: Date) {
  const items = mapStats(raw.items, now)
  return items.length > 0 ? { heading: mapHeading(raw, now), items } : undefined
}
