import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields } from '../parts/projections.ts'
import { readTexts } from '../parts/read/values.ts'
import type { SectionResult } from './result.ts'

/** The projection of a list to take along. */
export const checklistFields = `${headingFields}, items`

/** Maps a list to take along; undefined when it is empty. */
export function mapChecklist(raw: SectionResult<'checklist'>, now: Date) {
  const items = readTexts(raw.items)
  return items.length > 0 ? { heading: mapHeading(raw, now), items } : undefined
}
