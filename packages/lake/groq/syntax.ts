import type { ExprNode } from 'groq-js'

export function isNode(value: unknown): value is ExprNode {
  return typeof value === 'object' && value !== null && 'type' in value
}
