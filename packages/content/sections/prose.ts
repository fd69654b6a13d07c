import { mapHeading } from '../parts/landing/heading.ts'
import { headingFields, richText } from '../parts/projections.ts'
import { mapRichText } from '../parts/text/map.ts'
import type { SectionResult } from './result.ts'

/** The projection of a section of text. */
export const proseFields = `${headingFields}, body[]{${richText}}`

/** Maps a text under a heading; undefined without text. */
export function mapProse(raw: SectionResult<'prose'>, now: Date) {
  const body = mapRichText(raw.body, now)
  return body.length > 0 ? { heading: mapHeading(raw, now), body } : undefined
}
