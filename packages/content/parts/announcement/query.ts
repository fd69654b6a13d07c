import { linkFields } from '../projections.ts'
import { withinPeriod } from '../time/period.ts'

/** The places of an announcement: every page, or those that staff have chosen. */
export const ANNOUNCEMENT_PLACES = {
  todas: 'Em todas as páginas',
  escolhidas: 'Só nas páginas escolhidas',
} as const

/**
 * The announcement of the settings, if it stands on the page that is asked for (`$path`), whenever that may be. On other pages
 * it is null, so that none of them is renewed when it begins or ends.
 */
export const announcement = `*[_type == "siteSettings" && _id == "siteSettings" &&
  (announcement.where == "todas" || $path in announcement.pages[]->route.path)][0].announcement{
    "live": ${withinPeriod}, publishAt, unpublishOn, text, links[]{${linkFields}}
  }`
