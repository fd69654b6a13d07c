import { type EvaluateOptions, evaluateSync, Path } from 'groq-js'
import type { View } from '../view/view.ts'
import type { Search } from './rewriteSearch.ts'
import { searchableText, textsOf } from './searchableText.ts'
import { fold, parseTerms, textMatcher } from './terms.ts'

/** A set of ids in the form of a GROQ path, so that `_id in $found` does not walk through a list. */
class FoundIds extends Path {
  readonly #isFound: (id: string) => boolean

  constructor(isFound: (id: string) => boolean) {
    super('**')
    this.#isFound = isFound
  }

  override matches(id: string): boolean {
    return this.#isFound(id)
  }
}

/** Returns the ids that a search finds in a view. A document is read when it is tested. */
export function findDocuments({ text, target }: Search, view: View, run: EvaluateOptions): Path {
  const search = evaluateSync(text, run).data
  if (typeof search !== 'string') return new FoundIds(() => false)
  const terms = parseTerms(search)
  if (!target && terms.length === 0) return new FoundIds(() => true)
  const matches = textMatcher(terms)
  return new FoundIds((id) => {
    const document = view.withId(id)
    if (!document) return false
    if (!target) return matches(searchableText(document))
    const texts = textsOf(evaluateSync(target, { ...run, root: document }).data)
    return texts.length > 0 && matches(fold(texts.join('\n')))
  })
}
