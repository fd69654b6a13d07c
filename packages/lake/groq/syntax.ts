import type { ExprNode } from 'groq-js'

export function isNode(value: unknown): value is ExprNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The elements of a field that is an array; none of another field. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns a copy of a node with its fields replaced. The value of a literal is data, not syntax. */
export function mapFields(node: ExprNode, replace: (value: unknown) => unknown): ExprNode {
  if (node.type === 'Value') return node
  const fields = Object.entries(node).map(([name, value]) => [name, replace(value)])
  return { ...node, ...Object.fromEntries(fields) }
}

/** Returns a copy of a tree in which each node is replaced, the innermost first. */
export function mapTree(value: unknown, replace: (node: ExprNode) => ExprNode): unknown {
  if (Array.isArray(value)) return value.map((item) => mapTree(item, replace))
  if (!isNode(value)) return value
  return replace(mapFields(value, (field) => mapTree(field, replace)))
}

/** The names of the parameters that a tree reads, each once. */
export function parametersOf(tree: ExprNode): string[] {
  const names = new Set<string>()
  mapTree(tree, (node) => {
    if (node.type === 'Parameter') names.add(String(node.name))
    return node
  })
  return [...names]
}

/** Whether a node calls a function of GROQ. */
export function isCall(value: unknown, namespace: string, name: string): value is CallNode {
  return (
    isNode(value) &&
    value.type === 'FuncCall' &&
    value.namespace === namespace &&
    value.name === name &&
    Array.isArray(value.args)
  )
}

interface CallNode extends ExprNode {
  args: readonly unknown[]
}
