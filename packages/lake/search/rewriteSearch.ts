import type { ExprNode } from 'groq-js'
import { isCall, isNode, listOf } from '../groq/syntax.ts'

/** A search of documents. The text is a node, because it may be a parameter. */
export interface Search {
  /** The parameter from which the tree reads the ids found. */
  parameter: string
  text: ExprNode
  /** The expression to search; the whole document if absent. */
  target?: ExprNode
}

/**
 * Replaces `text::query`, which groq-js lacks and the Studio uses even for plain lists:
 * `[@, _id] match text::query($q)` and `title match text::query($q)` become `_id in $found`.
 *
 * @returns the replacement, or undefined if the node is not a text search
 */
export function rewriteSearch(node: ExprNode, searches: Search[]): ExprNode | undefined {
  const alone = searchedText(node)
  if (alone) return foundIn({ text: alone }, searches)
  if (node.type !== 'OpCall' || node.op !== 'match') return undefined
  const text = searchedText(node.right)
  if (!text) return undefined
  const target = isNode(node.left) && !isWholeDocument(node.left) ? { target: node.left } : {}
  return foundIn({ text, ...target }, searches)
}

function foundIn(search: Omit<Search, 'parameter'>, searches: Search[]): ExprNode {
  const parameter = `\0search${searches.length}`
  searches.push({ parameter, ...search })
  const left = { type: 'AccessAttribute', name: '_id' }
  return { type: 'OpCall', op: 'in', left, right: { type: 'Parameter', name: parameter } }
}

function searchedText(node: unknown): ExprNode | undefined {
  const [text] = isCall(node, 'text', 'query') ? node.args : []
  return isNode(text) ? text : undefined
}

function isWholeDocument(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Array') {
    return listOf(node.elements).some((each) => isNode(each) && isWholeDocument(each.value))
  }
  return node.type === 'This'
}
