/** The character U+2060: no line ends where it stands. It has no width. */
const WORD_JOINER = '\u2060'

/** A hyphen within a word. Not between digits: a phone number or a postal code may be copied. */
const HYPHEN = /(?<=\p{L})-(?=\p{L})/gu

/**
 * Keeps browsers from ending a line at a hyphen within a word of a text ('pós-venda', 'incluí-lo'): a word joiner then
 * follows it.
 */
export const joinHyphens = (text: string): string => text.replaceAll(HYPHEN, `-${WORD_JOINER}`)

/** Returns a text without the word joiners of `joinHyphens`. */
export const withoutJoiners = (text: string): string => text.replaceAll(WORD_JOINER, '')
