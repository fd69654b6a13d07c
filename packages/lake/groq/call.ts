import type { ExprNode } from 'groq-js'

/** A function of the values of a call's arguments. */
export type Call = (args: readonly unknown[]) => unknown

/**
 * Returns a value that `callOf` calls. groq-js has no functions of its user: here it adds the array of the arguments to
 * an array whose `concat` is the function. This is how groq-js 2.0.1 evaluates, not what it promises, so the tests of
 * `diff::` and of subqueries must pass with another version.
 */
export function functionValue(call: Call): unknown {
  return Object.defineProperty([], 'concat', { value: call })
}

export function isFunctionValue(value: unknown): boolean {
  return Array.isArray(value) && Object.hasOwn(value, 'concat')
}

/** A node that calls the function that another node has for its value, with the values of further nodes. */
export function callOf(callee: ExprNode, args: readonly unknown[]): ExprNode {
  const elements = args.map((arg) => ({ type: 'ArrayElement', value: arg, isSplat: false }))
  return { type: 'OpCall', op: '+', left: callee, right: { type: 'Array', elements } }
}
