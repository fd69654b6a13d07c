import { type ExprNode, evaluateSync } from 'groq-js'
import { isNode, listOf } from '../groq/syntax.ts'
import { isDocument, type LakeDocument } from '../store/document.ts'

type Documents = readonly LakeDocument[]

/** A filter of which only the first match in an order is wanted: `*[…] | order(number desc)[0]`. */
interface FirstInOrder {
  filter: ExprNode
  /** The arguments of `order`, each an attribute of the document. */
  order: readonly ExprNode[]
}

/** The positions at which the parts of sorted documents begin: as a rule one of the first documents matches. */
const PARTS = [0, 16, 256]

/** Returns what a node asks for, if that is the first match of a filter in an order. */
export function firstInOrder(node: ExprNode): FirstInOrder | undefined {
  const { base } = node
  if (node.type !== 'AccessElement' || node.index !== 0 || !isNode(base)) return undefined
  if (base.type !== 'PipeFuncCall' || base.name !== 'order' || !isNode(base.base)) return undefined
  const order = listOf(base.args).filter(isNode)
  const isByAttributes = order.every((each) =>
    isOwnAttribute(each.type === 'Asc' || each.type === 'Desc' ? each.base : each),
  )
  return base.base.type === 'Filter' && isByAttributes ? { filter: base.base, order } : undefined
}

/** Whether a node reads an attribute of the document, also one within another: `number`, `slug.current`. */
function isOwnAttribute(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'AccessAttribute') return false
  const isOfDocument = node.base === undefined || (isNode(node.base) && node.base.type === 'This')
  return isOfDocument || isOwnAttribute(node.base)
}

/**
 * Returns a node that finds the first match in documents that are sorted already, part by part: `coalesce` reads no
 * part after the one with the match.
 *
 * @param parameter what the names of the parameters with the parts begin with (`partsInOrder`)
 */
export function rewriteFirst(filter: ExprNode, parameter: string): ExprNode {
  const args = PARTS.map((_, index) => {
    const base = { ...filter, base: { type: 'Parameter', name: `${parameter}:${index}` } }
    return { type: 'AccessElement', base, index: 0 }
  })
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args }
}

const known = new WeakMap<Documents, Map<string, Documents[]>>()

/** Returns documents in an order, in parts, by the names of their parameters. They are sorted once. */
export function partsInOrder(
  documents: Documents,
  order: readonly ExprNode[],
  parameter: string,
): Record<string, Documents> {
  const orders = known.get(documents) ?? new Map<string, Documents[]>()
  known.set(documents, orders)
  const key = JSON.stringify(order)
  const parts = orders.get(key) ?? partsOf(documents, order)
  orders.set(key, parts)
  return Object.fromEntries(parts.map((part, index) => [`${parameter}:${index}`, part]))
}

function partsOf(documents: Documents, order: readonly ExprNode[]): Documents[] {
  const base = { type: 'Parameter', name: 'documents' }
  const sort = { type: 'PipeFuncCall', name: 'order', base, args: order }
  const sorted = listOf(evaluateSync(sort, { params: { documents } }).data).filter(isDocument)
  return PARTS.map((start, index) => sorted.slice(start, PARTS[index + 1]))
}
