import type { ExprNode } from 'groq-js'
import { isNode } from './syntax.ts'

/** A search of whole documents; the text is a node, known only once the parameters are. */
export interface Search {
  /** The parameter by which the tree reads the ids of what was found. */
  readonly parameter: string
  readonly text: ExprNode
}

/**
 * Replaces `text::query`, which groq-js lacks and the Studio uses even for plain lists.
 * `[@, _id] match text::query($q)` becomes `_id in $found`; `title match text::query($q)` becomes
 * `title match $q`.
 *
 * @returns what stands for the node, or nothing where it is no text search
 */
export function rewriteSearch(node: ExprNode, searches: Search[]): ExprNode | undefined {
  const alone = searchedText(node)
  if (alone) return foundIn(alone, searches)
  if (node.type !== 'OpCall' || node.op !== 'match') return undefined
  const text = searchedText(node.right)
  if (!text) return undefined
  return isWholeDocument(node.left) ? foundIn(text, searches) : { ...node, right: text }
}

function foundIn(text: ExprNode, searches: Search[]): ExprNode {
  const parameter = `\0search${searches.length}`
  searches.push({ parameter, text })
  const left = { type: 'AccessAttribute', name: '_id' }
  return { type: 'OpCall', op: 'in', left, right: { type: 'Parameter', name: parameter } }
}

function searchedText(node: unknown): ExprNode | undefined {
  if (!isNode(node) || node.type !== 'FuncCall') return undefined
  if (node.namespace !== 'text' || node.name !== 'query' || !Array.isArray(node.args))
    return undefined
  const [text] = node.args
  return isNode(text) ? text : undefined
}

function isWholeDocument(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'This') return true
  return (
    node.type === 'Array' &&
    Array.isArray(node.elements) &&
    node.elements.some(({ value }) => isNode(value) && value.type === 'This')
  )
}
