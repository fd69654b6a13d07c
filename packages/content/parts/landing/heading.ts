import type { CarrierQueryResult } from '../../generated/sanity.types.ts'
import type { Loose } from '../read/loose.ts'
import { readOptionalText, readText } from '../read/values.ts'
import type { View } from '../read/view.ts'
import { mapOptionalText } from '../text/map.ts'

type HeroResult = NonNullable<NonNullable<Loose<CarrierQueryResult>>['hero']>

type HeadingResult = Partial<Pick<HeroResult, 'eyebrow' | 'title' | 'lead'>> | null

/** The head of a section. */
export type Heading = View<typeof mapHeading>

/** Maps the head of a section. */
export function mapHeading(raw: HeadingResult | undefined, now: Date) {
  return {
    eyebrow: readOptionalText(raw?.eyebrow),
    title: readText(raw?.title),
    lead: mapOptionalText(raw?.lead ?? null, now),
  }
}
