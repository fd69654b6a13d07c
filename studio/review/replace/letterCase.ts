/** The end of a sentence, or of a line, and what may stand before the first word of the next one. */
const SENTENCE_START = /(?:^|[.!?…]["”')]*\s+|\n\s*)["“'(¿¡]*$/u

const upper = (text: string) => text.toLocaleUpperCase('pt-BR')

/** Whether a text has several letters, all of them capitals. */
const isAllCapitals = (text: string): boolean =>
  (text.match(/\p{L}/gu) ?? []).length > 1 && !/\p{Ll}/u.test(text)

const startsWithCapital = (text: string): boolean => /^[^\p{L}]*\p{Lu}/u.test(text)

/** A text whose first letter is a capital. */
const capitalized = (text: string): string => text.replace(/\p{L}/u, upper)

interface Place {
  replacement: string
  /** The words that staff looked for, as they wrote them. */
  written: string
  /** The text before the words that were found, and after them. */
  before: string
  after: string
}

/**
 * A replacement with the capitals of the words whose place it takes, where these are not those that staff wrote: all of
 * them in a text in capitals, where they are no abbreviation ('o MEI'), the first for one that begins a sentence or a title.
 */
export function inCaseOf(found: string, { replacement, written, before, after }: Place): string {
  const isAbbreviation = isAllCapitals(found) && /\p{Ll}/u.test(before + after)
  if (isAllCapitals(found) && !isAbbreviation && !isAllCapitals(written)) return upper(replacement)
  const isOfPlace = (!startsWithCapital(written) && !isAbbreviation) || SENTENCE_START.test(before)
  return startsWithCapital(found) && isOfPlace ? capitalized(replacement) : replacement
}
