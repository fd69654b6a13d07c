import type { ExprNode } from 'groq-js'
import { isNode, mapFields } from '../groq/syntax.ts'
import { rewriteSearch, type Search } from '../search/rewriteSearch.ts'

/**
 * The documents that a filter over `*` can match: those of some types, or with some ids. They are candidates only:
 * the filter is evaluated for each of them. The values are nodes, because they may be parameters.
 */
export interface Source {
  /** The parameter that the tree reads instead of `*`. */
  parameter: string
  attribute: '_type' | '_id'
  values: ExprNode
}

export interface Plan {
  tree: ExprNode
  sources: readonly Source[]
  searches: readonly Search[]
  /** Whether the tree still reads all of `*`. */
  readsEverything: boolean
}

/**
 * Replaces `*[_type == "a" && …]` by `$source[…]`, so that the evaluator reads only documents that can match. The
 * filter itself is unchanged, so that groq-js decides about each of them.
 */
export function planSources(tree: ExprNode): Plan {
  const sources: Source[] = []
  const searches: Search[] = []
  let readsEverything = false

  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (!isNode(value)) return value
    const search = rewriteSearch(value, searches)
    if (search) return search
    if (value.type === 'Everything' || isReleases(value)) readsEverything = true
    const restriction = readsAll(value) ? restrictionOf(value.expr) : undefined
    if (!restriction) return mapFields(value, rewrite)
    const parameter = `\0source${sources.length}`
    sources.push({ parameter, ...restriction })
    return { ...value, base: { type: 'Parameter', name: parameter }, expr: rewrite(value.expr) }
  }

  const rewritten = rewrite(tree)
  return { tree: isNode(rewritten) ? rewritten : tree, sources, searches, readsEverything }
}

/** Whether a node is a filter over `*`. */
const readsAll = ({ type, base }: ExprNode) =>
  type === 'Filter' && isNode(base) && base.type === 'Everything'

type Restriction = Pick<Source, 'attribute' | 'values'>

/** A condition that every matching document satisfies. An id is preferred to a type. */
function restrictionOf(expr: unknown): Restriction | undefined {
  if (!isNode(expr)) return undefined
  if (expr.type === 'Group') return restrictionOf(expr.base)
  if (expr.type === 'And') {
    const sides = [restrictionOf(expr.left), restrictionOf(expr.right)]
    return sides.find((side) => side?.attribute === '_id') ?? sides.find((side) => side)
  }
  if (expr.type !== 'OpCall') return undefined
  if (expr.op === '==') {
    return comparison(expr.left, expr.right) ?? comparison(expr.right, expr.left)
  }
  return expr.op === 'in' ? comparison(expr.left, expr.right) : undefined
}

function comparison(left: unknown, right: unknown): Restriction | undefined {
  const attribute = ownAttribute(left)
  if (!attribute || !isNode(right) || !isConstant(right)) return undefined
  return { attribute, values: right }
}

function ownAttribute(node: unknown): Source['attribute'] | undefined {
  if (!isNode(node) || node.type !== 'AccessAttribute') return undefined
  if (node.base !== undefined && !(isNode(node.base) && node.base.type === 'This')) return undefined
  return node.name === '_type' || node.name === '_id' ? node.name : undefined
}

function isConstant(node: ExprNode): boolean {
  if (node.type === 'Value' || node.type === 'Parameter') return true
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return false
  return node.elements.every(({ value, isSplat }) => !isSplat && isNode(value) && isConstant(value))
}

/** `releases::all()` reads `*`, though the tree does not show it. */
function isReleases(node: ExprNode): boolean {
  return node.type === 'FuncCall' && node.namespace === 'releases'
}
