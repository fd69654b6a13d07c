import type { ExprNode } from 'groq-js'
import { isNode } from '../groq/syntax.ts'
import type { LakeDocument } from '../store/document.ts'

/**
 * A filter by an attribute that equals something of the document around the filter, such as
 * `*[_type == "route" && subject._ref == ^._id]`.
 */
export interface Join {
  /** What the references begin with by which the tree asks for the documents. */
  prefix: string
  /** The parameter with the documents that the filter reads. */
  parameter: string
  /** The attribute: `['subject', '_ref']`. */
  path: readonly string[]
}

/**
 * Returns what a filter reads in place of all documents of a source: for a text around the filter only those
 * whose attribute is that text. The filter itself is unchanged.
 *
 * @param expr the filter's condition
 * @param parameter has the documents of the source
 */
export function rewriteJoin(expr: unknown, parameter: string, joins: Join[]): ExprNode {
  const source: ExprNode = { type: 'Parameter', name: parameter }
  const equality = equalityOf(expr)
  if (!equality) return source
  const prefix = `\0join${joins.length}:`
  joins.push({ prefix, parameter, path: equality.path })
  const _ref = {
    type: 'OpCall',
    op: '+',
    left: { type: 'Value', value: prefix },
    right: equality.outer,
  }
  const attributes = [{ type: 'ObjectAttributeValue', name: '_ref', value: _ref }]
  const found = { type: 'Deref', base: { type: 'Object', attributes } }
  // What is no text has no reference: null, and then all documents.
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args: [found, source] }
}

/** Whether `rewriteJoin` finds something to join by in a filter's condition. */
export const isJoin = (expr: unknown): boolean => equalityOf(expr) !== undefined

/** Returns the join that a reference asks for, and the text that the attribute has to be. */
export function readJoin(
  reference: string,
  joins: readonly Join[],
): { join: Join; text: string } | undefined {
  const join = joins.find(({ prefix }) => reference.startsWith(prefix))
  return join && { join, text: reference.slice(join.prefix.length) }
}

type Documents = readonly LakeDocument[]

const indexes = new WeakMap<Documents, Map<string, Map<string, LakeDocument[]>>>()

/** Returns the documents of which an attribute is a text, in their order. They are indexed once. */
export function documentsWith(
  documents: Documents,
  path: readonly string[],
  text: string,
): Documents {
  const key = path.join('.')
  const known = indexes.get(documents) ?? new Map<string, Map<string, LakeDocument[]>>()
  indexes.set(documents, known)
  const index = known.get(key) ?? Map.groupBy(documents, (each) => textAt(each, path) ?? '')
  known.set(key, index)
  return index.get(text) ?? []
}

function textAt(document: unknown, path: readonly string[]): string | undefined {
  const value = path.reduce<unknown>(
    (each, name) =>
      typeof each === 'object' && each !== null ? Reflect.get(each, name) : undefined,
    document,
  )
  return typeof value === 'string' ? value : undefined
}

interface Equality {
  path: readonly string[]
  /** The other side, as an expression outside of the filter. */
  outer: ExprNode
}

/** An equality that every matching document satisfies. */
function equalityOf(expr: unknown): Equality | undefined {
  if (!isNode(expr)) return undefined
  if (expr.type === 'Group') return equalityOf(expr.base)
  if (expr.type === 'And') return equalityOf(expr.left) ?? equalityOf(expr.right)
  if (expr.type !== 'OpCall' || expr.op !== '==') return undefined
  return comparison(expr.left, expr.right) ?? comparison(expr.right, expr.left)
}

function comparison(left: unknown, right: unknown): Equality | undefined {
  const path = ownPath(left)
  const outer = path && outerAttribute(right)
  return outer && { path, outer }
}

/** The names of an attribute of the filtered document. */
export function ownPath(node: unknown): string[] | undefined {
  if (!isNode(node) || node.type !== 'AccessAttribute') return undefined
  const name = String(node.name)
  if (node.base === undefined || (isNode(node.base) && node.base.type === 'This')) return [name]
  const path = ownPath(node.base)
  return path && [...path, name]
}

/** An attribute of something around the filter, as it is named outside of it. */
function outerAttribute(node: unknown): ExprNode | undefined {
  if (!isNode(node) || node.type !== 'AccessAttribute' || !isNode(node.base)) return undefined
  const { base } = node
  if (base.type === 'AccessAttribute') {
    const outer = outerAttribute(base)
    return outer && { ...node, base: outer }
  }
  if (base.type !== 'Parent') return undefined
  const levels = Number(base.n)
  return {
    ...node,
    base: levels > 1 ? { type: 'Parent', n: levels - 1 } : { type: 'This' },
  }
}
