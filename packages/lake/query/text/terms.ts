/** One word or "phrase" of a search. */
export interface Term {
  /** As it was written, without quotes and signs. */
  readonly text: string
  /** Whether its last word stands for any that begins so (`plan*`). */
  readonly prefix: boolean
  /** False for what must not be there (`-rede`). */
  readonly wanted: boolean
}

/**
 * Reads a search by the rules of `text::query`. What has no word in it, such as `*`, asks nothing.
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

/** Whether a text has all that is wanted and nothing that is not. Case and accents do not matter. */
export function textMatcher(terms: readonly Term[]): (text: string) => boolean {
  const patterns = terms.map((term) => ({ ...term, pattern: patternOf(term) }))
  return (text) => {
    const folded = fold(text)
    return patterns.every(({ pattern, wanted }) => pattern.test(folded) === wanted)
  }
}

/** Words in sequence. */
function patternOf({ text, prefix }: Term): RegExp {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const sequence = words.join('[^\\p{L}\\p{N}]+')
  const ending = prefix ? '' : '(?![\\p{L}\\p{N}])'
  return new RegExp(`(?<![\\p{L}\\p{N}])${sequence}${ending}`, 'u')
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
