import { type EvaluateOptions, evaluateSync } from 'groq-js'
import { functionValue } from '../groq/call.ts'
import type { View } from '../view/view.ts'
import type { Search } from './rewriteSearch.ts'
import { searchableText, textsOf } from './searchableText.ts'
import { fold, parseTerms, textMatcher } from './terms.ts'

/** Returns the function of the tree that says whether a search finds the document with an id in a view. */
export function searchFunction(
  { text, target }: Search,
  view: View,
  run: EvaluateOptions,
): unknown {
  const search = evaluateSync(text, run).data
  if (typeof search !== 'string') return functionValue(() => false)
  const terms = parseTerms(search)
  if (!target && terms.length === 0) return functionValue(() => true)
  const matches = textMatcher(terms)
  return functionValue(([id]) => {
    const document = typeof id === 'string' ? view.withId(id) : undefined
    if (!document) return false
    if (!target) return matches(searchableText(document))
    const texts = textsOf(evaluateSync(target, { ...run, root: document }).data)
    return texts.length > 0 && matches(fold(texts.join('\n')))
  })
}
