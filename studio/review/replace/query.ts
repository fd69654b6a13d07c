/** A search of staff: the words, and how a text must match them. */
export interface Query {
  text: string
  /** Whether letters and accents must be the same: otherwise 'carencia' finds 'Carência'. */
  exact: boolean
  /** Whether a match must not begin or end within a word. */
  wholeWords: boolean
}

/** Whether two searches ask for the same, whatever replaces it. */
export const isSameQuery = (one: Query, other: Query): boolean =>
  one.text === other.text && one.exact === other.exact && one.wholeWords === other.wholeWords

/** A part of a text, from its first character up to the one after its last. */
export interface Range {
  start: number
  end: number
}

/** The letters that Portuguese writes with accents, each with its forms. */
const ACCENTED = ['aáàâãä', 'cç', 'eéèêë', 'iíìîï', 'nñ', 'oóòôõö', 'uúùûü']

const WORD = '[\\p{L}\\p{N}]'

/** The keys in whose place the site puts counts, '{{operadoras}}', and terms, '{prazo}'. */
const KEYS = /\{\{?[^{}]*\}\}?/g

/** Returns the ranges in which a text says what the query asks for, from the left, without overlaps. Keys are no words. */
export function rangesOf(text: string, query: Query): Range[] {
  if (!query.text.trim()) return []
  const keys = rangesIn(text, KEYS)
  return rangesIn(text, patternOf(query)).filter(
    ({ start, end }) => !keys.some((key) => start < key.end && key.start < end),
  )
}

const rangesIn = (text: string, pattern: RegExp): Range[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))

function patternOf({ text, exact, wholeWords }: Query): RegExp {
  const characters = [...text.trim().normalize('NFC')]
  // An invisible joiner keeps a hyphenated word on one line.
  const words = characters.map((one) => characterPattern(one, exact)).join('\\u2060?')
  const source = wholeWords ? `(?<!${WORD})${words}(?!${WORD})` : words
  return new RegExp(source, exact ? 'gu' : 'giu')
}

function characterPattern(character: string, exact: boolean): string {
  // A space that does not break the line is a space too.
  if (/\s/.test(character)) return '\\s'
  const forms = ACCENTED.find((each) => each.includes(character.toLowerCase()))
  // A text may have its accents as characters of their own.
  if (forms && !exact) return `[${forms}]\\p{M}*`
  return character.replace(/[\^$\\.*+?()[\]{}|/]/, '\\$&')
}
