/**
 * The link by which somebody who cannot sign in sees the draft of one page. The Studio writes its record, and the site
 * reads it: whoever knows the key in the record's id may look at the page of the document that the record names.
 */
import { dayOf, daysAfter } from '../time/day.ts'

/** The type of the records: `document` is the id of what is shown, `lastDay` an ISO day, `author` a name. */
export const PREVIEW_LINK_TYPE = 'previewLink'

/** Days for which a link is valid, after the one on which it is made. */
const VALID_DAYS = 7

/** The address of the site at which links open. */
export const PREVIEW_LINK_PATH = '/api/rascunho'

/** The parameter of that address that has the key. */
export const KEY_PARAMETER = 'chave'

/** The id of the record of a link. The dot keeps it private. */
export const previewLinkId = (key: string): string => `${PREVIEW_LINK_TYPE}.${key}`

/** The path and query by which a link opens. */
export const previewLinkPath = (key: string): string =>
  `${PREVIEW_LINK_PATH}?${KEY_PARAMETER}=${key}`

/** The last day, in ISO, on which a link that is made now is valid. */
export const lastDayOfLink = (now: Date): string => daysAfter(dayOf(now), VALID_DAYS)
