import { type EvaluateOptions, type ExprNode, evaluateSync, Path } from 'groq-js'
import { isNode } from '../syntax.ts'
import type { View } from '../view.ts'
import type { Search } from './rewriteSearch.ts'
import { searchableText, textsOf } from './searchableText.ts'
import { parseTerms, type Term, textMatcher } from './terms.ts'

/** Ids, as they are stored, of the documents of a full-text index. */
export type SearchIndex = (terms: readonly Term[]) => ReadonlySet<string>

/** A set of ids in the form of a GROQ path: what `_id in $found` asks it takes one step to answer. */
class Found extends Path {
  readonly #isFound: (id: string) => boolean

  constructor(isFound: (id: string) => boolean) {
    super('**')
    this.#isFound = isFound
  }

  override matches(id: string): boolean {
    return this.#isFound(id)
  }
}

/** What a search finds among the documents of a view, each looked at when it is asked for. */
export function foundBy(
  { text, target }: Search,
  view: View,
  run: EvaluateOptions,
  index: SearchIndex | undefined,
): Path {
  const search = evaluateSync(text, run).data
  if (typeof search !== 'string') return new Found(() => false)
  const terms = parseTerms(search)
  if (target) return new Found(inTarget(target, terms, view, run, index))
  if (terms.length === 0) return new Found(() => true)
  const known = index?.(terms)
  if (known) return new Found((id) => known.has(storedId(view, id)))
  const matches = textMatcher(terms)
  return new Found((id) => {
    const document = view.withId(id)
    return document !== undefined && matches(searchableText(document))
  })
}

/** A search of one attribute: the index tells which documents are worth reading. */
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

/** Whether a value is part of its document, rather than of one it refers to or of the system's. */
function isOwn(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isOwn)
  if (!isNode(node)) return true
  if (node.type === 'Deref' || node.type === 'Everything' || node.type === 'Parameter') return false
  if (node.type === 'AccessAttribute' && String(node.name).startsWith('_')) return false
  return Object.values(node).every(isOwn)
}
