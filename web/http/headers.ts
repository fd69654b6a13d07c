/** Headers that Next's answers carry for the front (web/server), which does not send them to visitors. */

/** The tags of an answer that may be stored, as `writeTags` writes them. */
export const TAGS_HEADER = 'x-site-tags'

/**
 * When an answer becomes wrong although no document changes: milliseconds since 1970 by the clock of the machine
 * that Next and the front share.
 */
export const FRESH_UNTIL_HEADER = 'x-site-fresh-until'

/** The tags whose answers a publication has just dropped, as `writeTags` writes them. */
export const DROPPED_HEADER = 'x-site-dropped'

/** The ticket by which the other replicas say that they have dropped a change (web/shared). */
export const TICKET_HEADER = 'x-site-ticket'

/** Proves to Next's server that a request is of the front that has started it. */
export const FRONT_KEY_HEADER = 'x-site-front-key'

/** The change that a webhook has just reported: JSON, with `encodeURIComponent` for other alphabets. */
export const REPORTED_HEADER = 'x-site-reported'

/**
 * Writes tags as the value of a header, separated by commas. A tag may hold a path that a visitor made up:
 * what is not printable ASCII cannot stand in a header, and is encoded, as commas are.
 */
export const writeTags = (tags: readonly string[]): string =>
  tags
    .map((tag) =>
      tag.toWellFormed().replace(/[^!-~]|[%,]/gu, (character) => encodeURIComponent(character)),
    )
    .join(',')

/** Reads the tags that `writeTags` has written. */
export const readTags = (header: string): string[] => header.split(',').map(decodeURIComponent)
