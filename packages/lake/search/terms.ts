/** A word or "phrase" of a search. */
interface Term {
  /** The text of the term, without quotes and signs. */
  text: string
  /** Whether the last word is a prefix (`plan*`). */
  prefix: boolean
  /** Whether the text must contain the term; false if it must not (`-rede`). */
  wanted: boolean
}

/**
 * Parses a search by the rules of `text::query`. Terms without a letter or digit, such as `*`, are
 * ignored.
 * https://www.sanity.io/docs/content-lake/text-search
 */
export function parseTerms(search: string): Term[] {
  return [...search.matchAll(/(-?)(?:"([^"]*)"(\*?)|(\S+))/g)].flatMap(
    ([, minus, phrase, star, word]) => {
      const text = phrase ?? word ?? ''
      if (!/[\p{L}\p{N}]/u.test(text)) return []
      return [{ text, prefix: Boolean(star) || text.endsWith('*'), wanted: minus !== '-' }]
    },
  )
}

/** Returns a test whether a folded text matches all terms. */
export function textMatcher(terms: readonly Term[]): (folded: string) => boolean {
  const patterns = terms.map((term) => ({ ...term, pattern: patternOf(term) }))
  return (folded) => patterns.every(({ pattern, wanted }) => pattern.test(folded) === wanted)
}

/** A pattern of the term's words in sequence. */
function patternOf({ text, prefix }: Term): RegExp {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const sequence = words.join('[^\\p{L}\\p{N}]+')
  const ending = prefix ? '' : '(?![\\p{L}\\p{N}])'
  return new RegExp(`(?<![\\p{L}\\p{N}])${sequence}${ending}`, 'u')
}

/** Returns a text without case and accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
