import { mapClaim } from '../parts/claim/map.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { claimFields, headingFields } from '../parts/projections.ts'
import { readChoice } from '../parts/read/values.ts'
import type { Asked } from './asked.ts'
import { mapSide, sideFields } from './comparison.ts'
import type { SectionResult } from './result.ts'

const LOOKS = ['ages', 'lives'] as const

/** The projection of a section of age bands, or of the number of people. */
export const bandsFields = `${headingFields}, look, limit->{${claimFields}}, rules[]{${sideFields}}`

/** The ages of the people whom a visitor asks for; undefined where the text does not say them with certainty. */
export interface AskedBands extends Asked {
  ages?: number[]
}

/** Maps what changes with age, or with the number of people; undefined without rules. */
export function mapBands(raw: SectionResult<'bands'>, now: Date) {
  const rules = mapSide(raw.rules, now)
  return rules.length > 0
    ? {
        look: readChoice(raw.look, LOOKS, 'ages'),
        heading: mapHeading(raw, now),
        /** The most times that the price of the last age band may be that of the first; the drawing needs it. */
        limit: mapClaim(raw.limit, now),
        rules,
      }
    : undefined
}
