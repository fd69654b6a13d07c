import type { ExprNode } from 'groq-js'
import { isNode } from './syntax.ts'

/** The reasons why `score()` cannot follow a node, by the type of the node. */
const REFUSED: Readonly<Record<string, string>> = {
  AccessElement: 'score() requires an array, not a single document',
  Projection: 'score() cannot follow a projection: write the projection after it',
  Object: 'score() requires an array, not a single document',
}

/** Returns why a node is a `score()` that the Content Lake refuses; undefined for other nodes. */
export function scoreProblem(node: ExprNode): string | undefined {
  if (node.type !== 'PipeFuncCall' || node.name !== 'score') return undefined
  return problemOf(node.base)
}

function problemOf(base: unknown): string | undefined {
  if (!isNode(base)) return undefined
  const problem = REFUSED[base.type]
  if (problem) return problem
  if (base.type === 'Map' || base.type === 'FlatMap') return problemOf(base.expr)
  const passesThrough = ['Group', 'Filter', 'Slice', 'ArrayCoerce', 'PipeFuncCall']
  return passesThrough.includes(base.type) ? problemOf(base.base) : undefined
}
