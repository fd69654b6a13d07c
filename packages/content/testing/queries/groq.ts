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

/** Whether a node reads from documents that it looks for itself: `*[…][0].name`. */
function readsFromList(node: ExprNode): boolean {
  const base = baseOf(node)
  return readsDocuments(node) || (base !== undefined && readsFromList(base))
}

/**
 * The attributes of a document that an expression about it reads: 'number', 'route.path' of both `route.path` and
 * `route{path}`, 'subject' of `subject->name`, and 'items' of whatever it reads in the array `items`.
 */
export function attributesRead(node: ExprNode, parent = ''): string[] {
  if (readsFromList(node)) return []
  const base = baseOf(node)
  if (node.type === 'AccessAttribute') {
    const [path = ''] = (parent + textOf(node)).match(/^\w+(\.\w+)*/) ?? []
    return path ? [path.replace(/\._ref$/, '')] : []
  }
  if (!base || !['Projection', 'Map', 'FlatMap', 'Filter'].includes(node.type))
    return childrenOf(node).flatMap((child) => attributesRead(child, parent))
  const isField = base.type === 'AccessAttribute' && !textOf(base).includes('->')
  return node.type === 'Projection' && isField && isNode(node.expr)
    ? attributesRead(node.expr, `${parent}${textOf(base)}.`)
    : attributesRead(base, parent)
}

/** Whether one of these fields is the attribute, or holds it: 'route' holds 'route.path'. */
export function holds(fields: readonly string[], attribute: string): boolean {
  return fields.some((field) => attribute === field || attribute.startsWith(`${field}.`))
}

/** The attribute whose change drops every page, since every page has links (`PATHS_TAG`). */
export const PAGE_PATH = 'route.path'
