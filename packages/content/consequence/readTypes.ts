import type { ExprNode } from 'groq-js'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The type that every document of a filter has: 'redirect' of `_type == "redirect" && source == $path`. */
function typeIn(condition: unknown): string | undefined {
  if (!isNode(condition)) return undefined
  const { type, base, left, right, op } = condition
  if (type === 'Group') return typeIn(base)
  if (type === 'And') return typeIn(left) ?? typeIn(right)
  if (type !== 'OpCall' || op !== '==' || !isNode(left) || !isNode(right)) return undefined
  const isType = left.type === 'AccessAttribute' && left.name === '_type' && !('base' in left)
  return isType && right.type === 'Value' && typeof right.value === 'string'
    ? right.value
    : undefined
}

/**
 * Has a query read the documents of one type where its filter finds no others: `*[_type == "redirect" && …]`.
 * Articles look for their neighbours among all, so that reading everything would take a hundred times longer.
 *
 * @returns the tree, and the types by the names of the parameters that it reads them from
 */
export function readTypes(tree: ExprNode): { tree: ExprNode; types: Map<string, string> } {
  const types = new Map<string, string>()
  const rewritten = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewritten)
    if (!isNode(value)) return value
    const fields = Object.entries(value).map(([name, child]) => [name, rewritten(child)])
    const copy = Object.fromEntries(fields)
    const type = value.type === 'Filter' && isEverything(value.base) && typeIn(value.expr)
    if (!type) return copy
    const name = `documents of ${type}`
    types.set(name, type)
    return { ...copy, base: { type: 'Parameter', name } }
  }
  const copy = rewritten(tree)
  return { tree: isTree(copy) ? copy : tree, types }
}

const isTree = (value: unknown): value is ExprNode => isNode(value) && 'type' in value

const isEverything = (node: unknown) => isNode(node) && node.type === 'Everything'
