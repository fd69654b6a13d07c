import type { LookupQueryResult } from '../../generated/sanity.types.ts'
import { isBlank } from '../letters/blank.ts'
import { mapLinks } from '../link/map.ts'
import type { LooseResult } from '../read/loose.ts'
import { readFlag, readText } from '../read/values.ts'
import type { View } from '../read/view.ts'

/** A line above the header of a page: what it says, and where one reads more. */
export type Announcement = View<typeof mapAnnouncement>

/** Maps the announcement of a page; undefined before it begins, after it has ended, and while it says nothing. */
export function mapAnnouncement(raw: LooseResult<LookupQueryResult>['announcement']) {
  const text = readText(raw?.text)
  if (!readFlag(raw?.live) || isBlank(text)) return undefined
  return { text, links: mapLinks(raw?.links) }
}
