import { fold } from '@elos/content/parts/text/fold'

/**
 * Marks that a text writes behind an address, and that are copied with it. Only the first of several may begin a match: a
 * search from each of them would take seconds in a long address.
 */
const MARKS_BEHIND = /(?<![\s.,;:!?'")\]>])[\s.,;:!?'")\]>]+$/

/**
 * A path as addresses of the site are spelled: lower case, without accents, with hyphens for spaces and underscores,
 * without the marks of a text behind it. Phones begin with a capital, and people copy addresses from print.
 */
export const spelledAsAddress = (path: string): string =>
  fold(path).replace(MARKS_BEHIND, '').replace(/[ _]+/g, '-')
