/** The character U+2060: no line ends where it stands. It has no width. */
const WORD_JOINER = '\u2060'

/** Elements whose text is not prose. */
const NOT_PROSE = ['script', 'style', 'title', 'form', 'code', 'pre']
/** Selects these elements. */
export const NOT_PROSE_SELECTOR = NOT_PROSE.join()

/** An element whose text is not prose, a tag, or a text. */
const PARTS = new RegExp(`<(${NOT_PROSE.join('|')})\\b.*?</\\1>|<[^>]*>|[^<]+`, 'gs')

/** A hyphen within a word. Not between digits: a phone number or a postal code may be copied. */
const HYPHEN = /(?<=\p{L})-(?=\p{L})/gu

/**
 * Keeps browsers from ending a line at a hyphen within a word ('pós-venda', 'incluí-lo'), which the texts
 * of a document then contain with a word joiner. Leaves attributes, scripts, forms and code as they are.
 */
export function joinHyphens(html: string): string {
  return html.replaceAll(PARTS, (part) => (part.startsWith('<') ? part : joinHyphensOf(part)))
}

/** Keeps browsers from ending a line at a hyphen within a word of a text. */
export const joinHyphensOf = (text: string): string => text.replaceAll(HYPHEN, `-${WORD_JOINER}`)

/** A text without the word joiners of `joinHyphens`. */
export const withoutJoiners = (text: string): string => text.replaceAll(WORD_JOINER, '')
