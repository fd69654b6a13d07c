import type { ExprNode } from 'groq-js'
import { callOf } from '../groq/call.ts'
import { isCall, isNode, mapFields, mapTree } from '../groq/syntax.ts'
import { rewriteSearch, type Search } from '../search/rewriteSearch.ts'
import { type Constant, isConstantSubquery } from './constants.ts'

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
  constants: readonly Constant[]
  /** The number of times that the query may double a text or a list; joining the texts of a list counts as many times. */
  doublings: number
  /** Whether the tree still reads all of `*`. */
  readsEverything: boolean
}

/**
 * Replaces `*[_type == "a" && …]` by `$source[…]`, so that the evaluator reads only documents that can match. The
 * filter itself is unchanged, so that groq-js decides about each of them. A subquery that is the same for every document
 * is replaced by its value: after `in`, and anywhere in a filter. Elsewhere its value may be shown, and a source map
 * says where that is from.
 */
export function planSources(tree: ExprNode): Plan {
  const sources: Source[] = []
  const searches: Search[] = []
  const constants: Constant[] = []
  let readsEverything = false

  const rewrite = (value: unknown, inFilter: boolean): unknown => {
    const inner = (field: unknown) => rewrite(field, inFilter)
    if (Array.isArray(value)) return value.map(inner)
    if (!isNode(value)) return value
    const search = rewriteSearch(value, searches)
    if (search) return search
    if (value.type === 'OpCall' && value.op === 'in' && isConstantSubquery(value.right)) {
      return constantOf(value.right, true, [inner(value.left)])
    }
    if (inFilter && isConstantSubquery(value)) return constantOf(value, false, [])
    if (value.type === 'Everything' || isReleases(value)) readsEverything = true
    if (value.type !== 'Filter') return mapFields(value, inner)
    const base = sourceOf(value) ?? inner(value.base)
    return { ...value, base, expr: rewrite(value.expr, true) }
  }

  const sourceOf = (filter: ExprNode): ExprNode | undefined => {
    const restriction = readsAll(filter) ? restrictionOf(filter.expr) : undefined
    if (!restriction) return undefined
    const parameter = `\0source${sources.length}`
    sources.push({ parameter, ...restriction })
    return { type: 'Parameter', name: parameter }
  }

  const constantOf = (subquery: ExprNode, isList: boolean, args: readonly unknown[]): ExprNode => {
    const expr = rewrite(subquery, false)
    const parameter = `\0constant${constants.length}`
    constants.push({ parameter, isList, expr: isNode(expr) ? expr : subquery })
    return callOf({ type: 'Parameter', name: parameter }, args)
  }

  const rewritten = rewrite(tree, false)
  return {
    tree: isNode(rewritten) ? rewritten : tree,
    sources,
    searches,
    constants,
    doublings: doublingsOf(tree),
    readsEverything,
  }
}

/** The doublings that joining the texts of a list counts as: the texts may be as many as 2 to this power. */
const DOUBLINGS_OF_JOIN = 8

function doublingsOf(tree: ExprNode): number {
  let doublings = 0
  mapTree(tree, (node) => {
    if (node.type === 'OpCall' && node.op === '+') doublings += 1
    if (isCall(node, 'array', 'join')) doublings += DOUBLINGS_OF_JOIN
    return node
  })
  return doublings
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
