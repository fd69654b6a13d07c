import { type EvaluateOptions, type ExprNode, evaluateSync, Path } from 'groq-js'
import { isNode } from '../groq/syntax.ts'
import type { View } from '../view/view.ts'
import type { Search } from './rewriteSearch.ts'
import { searchableText, textsOf } from './searchableText.ts'
import { parseTerms, type Term, textMatcher } from './terms.ts'

/** Searches a full-text index; returns the ids as they are stored. */
export type SearchIndex = (terms: readonly Term[]) => ReadonlySet<string>

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

/** Returns the ids that a search finds in a view. Without an index, a document is read when tested. */
export function findDocuments(
  { text, target }: Search,
  view: View,
  run: EvaluateOptions,
  index: SearchIndex | undefined,
): Path {
  const search = evaluateSync(text, run).data
  if (typeof search !== 'string') return new FoundIds(() => false)
  const terms = parseTerms(search)
  if (target) return new FoundIds(inTarget(target, terms, view, run, index))
  if (terms.length === 0) return new FoundIds(() => true)
  const known = index?.(terms)
  if (known) return new FoundIds((id) => known.has(storedId(view, id)))
  const matches = textMatcher(terms)
  return new FoundIds((id) => {
    const document = view.withId(id)
    return document !== undefined && matches(searchableText(document))
  })
}

/** Searches an expression, such as one attribute, in the documents that the index finds. */
function inTarget(
  target: ExprNode,
  terms: readonly Term[],
  view: View,
  run: EvaluateOptions,
  index: SearchIndex | undefined,
): (id: string) => boolean {
  const wanted = terms.filter((term) => term.wanted)
  const known = wanted.length > 0 && isOwn(target) ? index?.(wanted) : undefined
  const matches = textMatcher(terms)
  return (id) => {
    if (known && !known.has(storedId(view, id))) return false
    const texts = textsOf(evaluateSync(target, { ...run, root: view.withId(id) }).data)
    return texts.length > 0 && matches(texts.join('\n'))
  }
}

function storedId(view: View, id: string): string {
  const original = view.withId(id)?._originalId
  return typeof original === 'string' ? original : id
}

/** Whether an expression reads only the document's own texts, which the index contains. */
function isOwn(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isOwn)
  if (!isNode(node)) return true
  if (node.type === 'Deref' || node.type === 'Everything' || node.type === 'Parameter') return false
  if (node.type === 'AccessAttribute' && String(node.name).startsWith('_')) return false
  return Object.values(node).every(isOwn)
}
