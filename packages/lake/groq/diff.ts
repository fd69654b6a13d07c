import { isDeepStrictEqual } from 'node:util'
import type { ExprNode } from 'groq-js'
import { callOf, functionValue } from './call.ts'
import { entriesOf, type KeyPath, selectedPaths, valueAt } from './selector.ts'
import { isCall, isNode, parametersOf } from './syntax.ts'

interface Comparison {
  selector: ExprNode
  before: unknown
  after: unknown
  params: Readonly<Record<string, unknown>>
}

/** https://www.sanity.io/docs/specifications/groq-functions#diff */
const FUNCTIONS: Readonly<Record<string, (comparison: Comparison) => boolean>> = {
  changedAny({ selector, before, after, params }) {
    const paths = selectedPaths(selector, before, params)
    if (paths.length !== selectedPaths(selector, after, params).length) return true
    return paths.some((path) => isChangedAt(path, before, after))
  },
  changedOnly({ selector, before, after, params }) {
    const allowed = selectedPaths(selector, before, params)
    return changedPaths(before, after).every((path) =>
      allowed.some((start) => start.every((key, index) => path[index] === key)),
    )
  },
}

/** The values that `before()` and `after()` read in the delta mode. */
const VERSIONS = ['before', 'after'].map((key) => ({ type: 'Context', key }))

/**
 * Replaces a call of `changedAny` or `changedOnly` of `diff` or `delta`, which groq-js evaluates only
 * asynchronously: there a query could not be stopped, nor be part of a transaction.
 *
 * @returns the replacement, or undefined for other nodes
 */
export function rewriteDiff(node: ExprNode): ExprNode | undefined {
  for (const [name, compare] of Object.entries(FUNCTIONS)) {
    if (!isCall(node, 'diff', name) && !isCall(node, 'delta', name)) continue
    const { namespace, args } = node
    const [before, after, selector] = namespace === 'delta' ? [...VERSIONS, ...args] : args
    if (!isNode(selector)) return undefined
    const value = functionValue(([before, after, params]) =>
      compare({ selector, before, after, params: Object.fromEntries(entriesOf(params)) }),
    )
    return callOf({ type: 'Value', value }, [before, after, objectOf(parametersOf(selector))])
  }
  return undefined
}

/** An object with the values of parameters. */
function objectOf(names: readonly string[]): ExprNode {
  const attributes = names.map((name) => ({
    type: 'ObjectAttributeValue',
    name,
    value: { type: 'Parameter', name },
  }))
  return { type: 'Object', attributes }
}

/** Whether the values at a path differ, or arrays on the way to them have different lengths. */
function isChangedAt(path: KeyPath, before: unknown, after: unknown): boolean {
  const isMoved = path.some((key, depth) => {
    if (typeof key !== 'number') return false
    const [a, b] = [before, after].map((value) => valueAt(value, path.slice(0, depth)))
    return !Array.isArray(a) || !Array.isArray(b) || a.length !== b.length
  })
  return isMoved || !isDeepStrictEqual(valueAt(before, path), valueAt(after, path))
}

/** The paths at which two values differ, as deep as both have the same shape. */
function changedPaths(before: unknown, after: unknown): KeyPath[] {
  if (isDeepStrictEqual(before, after)) return []
  const [a, b] = [entriesOf(before), entriesOf(after)]
  const isArray = Array.isArray(before)
  const hasSameShape =
    isObject(before) &&
    isObject(after) &&
    isArray === Array.isArray(after) &&
    (!isArray || a.length === b.length)
  if (!hasSameShape) return [[]]
  const keys = new Set([...a, ...b].map(([key]) => key))
  return [...keys].flatMap((key) =>
    changedPaths(valueAt(before, [key]), valueAt(after, [key])).map((path) => [key, ...path]),
  )
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
