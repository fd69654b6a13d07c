import { mapHeading } from '../parts/landing/heading.ts'
import { pageHref } from '../parts/link/href.ts'
import { headingFields, linkTarget, shortText } from '../parts/projections.ts'
import {
  readChoice,
  readList,
  readOptionalText,
  readOptionalToken,
  readText,
} from '../parts/read/values.ts'
import { mapShortText } from '../parts/text/map.ts'
import type { SectionResult } from './result.ts'

const LOOKS = ['steps', 'decision', 'claim', 'choice'] as const

/** The projection of a section of steps. */
export const stepsFields = `${headingFields}, look,
  items[]{when, title, text[]{${shortText}}, icon, ${linkTarget}}`

/** Maps a way in steps; undefined without any. */
export function mapSteps(raw: SectionResult<'steps'>, now: Date) {
  const items = readList(raw.items, ({ when, title, text, icon, anchor, route }) => ({
    when: readOptionalText(when),
    title: readText(title),
    text: mapShortText(text, now),
    icon: readOptionalToken(icon),
    href: pageHref(route, anchor),
  }))
  return items.length > 0
    ? { look: readChoice(raw.look, LOOKS, 'steps'), heading: mapHeading(raw, now), items }
    : undefined
}
