import type { ExprNode } from 'groq-js'

/** Whether a value is a node of a query's syntax tree. */
export function isNode(value: unknown): value is ExprNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The nodes directly below a node. */
export function childrenOf(node: ExprNode): ExprNode[] {
  // The value of a literal is data, not syntax.
  if (node.type === 'Value') return []
  return Object.values(node).flat().filter(isNode)
}

/** A node and all nodes below it, except those below a node for which `stop` returns true. */
export function within(node: ExprNode, stop?: (node: ExprNode) => boolean): ExprNode[] {
  if (stop?.(node)) return [node]
  return [node, ...childrenOf(node).flatMap((child) => within(child, stop))]
}

/** The node that a node reads from; undefined where that is the document itself. */
export function baseOf(node: ExprNode): ExprNode | undefined {
  return isNode(node.base) && node.base.type !== 'This' ? node.base : undefined
}

/** A value in the syntax of a query: 'subject->publishAt', 'items[]->', '^.number'. */
export function textOf(node: ExprNode): string {
  const base = baseOf(node)
  const before = base ? textOf(base) : ''
  if (node.type === 'AccessAttribute') {
    const dot = before && !before.endsWith('->') ? '.' : ''
    return `${before}${dot}${node.name}`
  }
  if (node.type === 'Deref') return `${before}->`
  if (node.type === 'ArrayCoerce') return `${before}[]`
  if (node.type === 'Parent') return '^'
  return before
}

/** The string literals in an expression. */
export function stringsIn(node: ExprNode): string[] {
  return within(node).flatMap(({ type, value }) =>
    type === 'Value' && typeof value === 'string' ? [value] : [],
  )
}

/** Whether a node is a filter over all documents: `*[…]`, or one over such a filter. */
export function readsDocuments(node: ExprNode): boolean {
  if (node.type !== 'Filter') return false
  const base = baseOf(node)
  return base?.type === 'Everything' || (base !== undefined && readsDocuments(base))
}

const WRAPPERS = ['PipeFuncCall', 'AccessElement', 'Slice', 'Group', 'ArrayCoerce']

/** The filter over documents whose result a node picks from, sorts or cuts. */
export function listBelow(node: ExprNode): ExprNode | undefined {
  if (readsDocuments(node)) return node
  const base = baseOf(node)
  return base && WRAPPERS.includes(node.type) ? listBelow(base) : undefined
}

/** Whether an attribute may change: the id and the type of a document never do. */
export function mayChange(attribute: string): boolean {
  return attribute !== '_id' && attribute !== '_type'
}
