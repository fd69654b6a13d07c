import { mapImage } from '../parts/image/map.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { mapFeatures } from '../parts/landing/map.ts'
import { featureFields, headingFields, imageFields } from '../parts/projections.ts'
import { readChoice } from '../parts/read/values.ts'
import type { SectionResult } from './result.ts'

const LOOKS = ['pairs', 'portrait', 'chain', 'flood'] as const

/** The projection of a section of points. */
export const pointsFields = `${headingFields}, look, image{${imageFields}}, items[]{${featureFields}}`

/** How points are drawn. */
export type PointsLook = (typeof LOOKS)[number]

/** Maps points; undefined without any. */
export function mapPoints(raw: SectionResult<'points'>, now: Date) {
  const items = mapFeatures(raw.items, now)
  return items.length > 0
    ? {
        look: readChoice(raw.look, LOOKS, 'pairs'),
        heading: mapHeading(raw, now),
        image: mapImage(raw.image),
        items,
      }
    : undefined
}
