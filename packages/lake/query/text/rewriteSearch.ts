import type { ExprNode } from 'groq-js'
import { isNode } from '../syntax.ts'

/** A search of documents; the text is a node, known only once the parameters are. */
export interface Search {
  /** The parameter by which the tree reads the ids of what was found. */
  readonly parameter: string
  readonly text: ExprNode
  /** What of a document is searched; all of it where absent. */
  readonly target?: ExprNode
}

/**
 * Replaces `text::query`, which groq-js lacks and the Studio uses even for plain lists:
 * `[@, _id] match text::query($q)` and `title match text::query($q)` become `_id in $found`.
 *
 * @returns what stands for the node, or nothing where it is no text search
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
