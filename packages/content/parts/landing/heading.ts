import type { CarrierQueryResult } from '../../generated/sanity.types.ts'
import type { Loose } from '../read/loose.ts'
import { readOptionalText } from '../read/values.ts'
import type { View } from '../read/view.ts'
import { mapOptionalText } from '../text/map.ts'

type HeroResult = NonNullable<NonNullable<Loose<CarrierQueryResult>>['hero']>

type HeadingResult = Partial<Pick<HeroResult, 'eyebrow' | 'title' | 'lead'>> | null

/** The head of a section. */
export type Heading = View<typeof mapHeading>

/** Maps the head of a section. One without a title has the one given, where there is one. */
export function mapHeading(raw: HeadingResult | undefined, now: Date, untitled = '') {
  return {
    eyebrow: readOptionalText(raw?.eyebrow),
    title: readOptionalText(raw?.title) ?? untitled,
    lead: mapOptionalText(raw?.lead ?? null, now),
  }
}
