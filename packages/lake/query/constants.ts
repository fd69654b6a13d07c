import { type EvaluateOptions, type ExprNode, evaluateSync } from 'groq-js'
import { functionValue } from '../groq/call.ts'
import { isNode } from '../groq/syntax.ts'

/** A subquery with the same value for every document. The tree calls the function in its parameter. */
export interface Constant {
  parameter: string
  /** Whether the function tells if its argument is `in` the value; else it returns the value. */
  isList: boolean
  expr: ExprNode
}

/**
 * Whether a node is `*` with filters, orders, projections and the like, or a function of these alone, of which nothing
 * reads what is around it. Each has its own `@`, so only `^` can lead out: a subquery with any `^` does not count.
 */
export function isConstantSubquery(node: unknown): node is ExprNode {
  let base = node
  while (isNode(base) && base.type !== 'Everything') base = argumentOf(base) ?? base.base
  return isNode(base) && !readsParent(node)
}

/** The only argument of a call of `count`, `array::…` or `math::…`, which read nothing else. */
function argumentOf({ type, namespace, name, args }: ExprNode): unknown {
  const isFunction = type === 'FuncCall' && Array.isArray(args) && args.length === 1
  if (!isFunction) return undefined
  const readsItAlone = namespace === 'array' || namespace === 'math' || name === 'count'
  return readsItAlone ? args[0] : undefined
}

function readsParent(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(readsParent)
  if (!isNode(value) || value.type === 'Value') return false
  return value.type === 'Parent' || Object.values(value).some(readsParent)
}

/**
 * Returns the function of a constant, which evaluates the subquery when it is first called: one that is never reached
 * can neither fail nor take time.
 *
 * @param run is read at the first call: it has all parameters then
 */
export function constantFunction({ isList, expr }: Constant, run: EvaluateOptions): unknown {
  const value = () => evaluateSync(expr, run).data
  if (!isList) return functionValue(once(value))
  const isIn = once(() => membershipOf(value()))
  return functionValue(([item]) => isIn()(item))
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Returns the operator `in` for one list. groq-js itself compares what is no plain value, such as a date. */
function membershipOf(list: unknown): (item: unknown) => unknown {
  const plain = new Set(Array.isArray(list) ? list.map((each) => each ?? null) : [])
  return (item) => {
    if (Array.isArray(list) && (typeof item !== 'object' || item === null)) return plain.has(item)
    const [left, right] = [item, list].map((value) => ({ type: 'Value', value }))
    return evaluateSync({ type: 'OpCall', op: 'in', left, right }).data
  }
}
