import { isRecord, type LakeDocument } from '../store/document.ts'

/**
 * Whether a document contains what a search asks for, by the rules of `text::query`: every word or
 * "phrase" must be there, a last `*` stands for any ending, a first `-` for absence. Case and
 * accents do not matter. https://www.sanity.io/docs/content-lake/text-search
 */
export function textMatcher(search: string): (document: LakeDocument) => boolean {
  const terms = [...search.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)].flatMap(
    ([, minus, phrase, word]) => {
      const pattern = patternOf(phrase ?? word ?? '')
      return pattern ? [{ pattern, wanted: minus !== '-' }] : []
    },
  )
  return (document) => {
    const text = textOf(document)
    return terms.every(({ pattern, wanted }) => pattern.test(text) === wanted)
  }
}

const letters = '[\\p{L}\\p{N}]'

/** Words in sequence; nothing for a term without words, such as `*`. */
function patternOf(term: string): RegExp | undefined {
  const words = fold(term).match(/[\p{L}\p{N}]+/gu)
  if (!words) return undefined
  const sequence = words.join(`[^\\p{L}\\p{N}]+`)
  const ending = term.endsWith('*') ? '' : `(?!${letters})`
  return new RegExp(`(?<!${letters})${sequence}${ending}`, 'u')
}

const texts = new WeakMap<LakeDocument, string>()

function textOf(document: LakeDocument): string {
  const known = texts.get(document)
  if (known !== undefined) return known
  const parts: string[] = []
  collect(document, parts)
  const text = fold(parts.join('\n'))
  texts.set(document, text)
  return text
}

function collect(value: unknown, parts: string[]): void {
  if (typeof value === 'string') parts.push(value)
  else if (Array.isArray(value)) for (const item of value) collect(item, parts)
  else if (isRecord(value)) for (const name in value) collect(value[name], parts)
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
