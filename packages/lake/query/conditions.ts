import type { ExprNode } from 'groq-js'
import { isNode } from '../groq/syntax.ts'

const TRUE: ExprNode = { type: 'Value', value: true }

/**
 * Returns a filter's condition so that groq-js evaluates no more of it than decides: it evaluates both sides of
 * every `&&` and `||`, for each document. A filter asks only whether its condition is true, and `a && b` is true
 * exactly when `select(a => b)` is, `a || b` when `select(a => true, b)` is. Of `select` groq-js evaluates only the
 * side that it needs.
 */
export function stopEarly(condition: unknown): unknown {
  if (!isNode(condition)) return condition
  const { type, base, left, right } = condition
  if (type === 'Group') return { ...condition, base: stopEarly(base) }
  if (type !== 'And' && type !== 'Or') return condition
  const [first, second] = [stopEarly(left), stopEarly(right)]
  return type === 'And' ? select(first, second) : select(first, TRUE, second)
}

/** Returns a filter's condition without a part of it that all documents satisfy. */
export function conditionWithout(part: ExprNode, condition: unknown): unknown {
  if (condition === part) return TRUE
  if (!isNode(condition)) return condition
  const { type, base, left, right } = condition
  if (type === 'Group') return { ...condition, base: conditionWithout(part, base) }
  if (type !== 'And') return condition
  const sides = { left: conditionWithout(part, left), right: conditionWithout(part, right) }
  return { ...condition, ...sides }
}

function select(condition: unknown, value: unknown, fallback?: unknown): ExprNode {
  const alternatives = [{ type: 'SelectAlternative', condition, value }]
  return { type: 'Select', alternatives, ...(fallback ? { fallback } : {}) }
}
