import type { ExprNode } from 'groq-js'
import { isNode, listOf, mapFields } from '../groq/syntax.ts'
import { HIDDEN, HIDDEN_ATTRIBUTES } from './provenance.ts'

/**
 * Returns a query with the same result that also contains the origin of each value:
 * `{"name": carrier->title}` becomes `{"name": carrier->title, "\0name": carrier->"\0title"}`.
 * Filters, orders and functions read the plain values.
 */
export function traced(node: ExprNode): ExprNode {
  return SHOWN_NODES[node.type]?.(node) ?? computed(node)
}

type Show = (node: ExprNode) => ExprNode | undefined

const throughBase = (node: ExprNode): ExprNode => ({ ...node, base: shownField(node.base) })
const throughItems = (node: ExprNode): ExprNode => ({
  ...throughBase(node),
  expr: shownField(node.expr),
})

/** The functions that mark the nodes whose value is that of an inner node, by type of node. */
const SHOWN_NODES: Readonly<Record<string, Show>> = {
  AccessAttribute(node) {
    const base = isNode(node.base) ? { base: computed(node.base) } : {}
    const plain = { ...node, ...base }
    const args = [{ ...plain, name: HIDDEN + String(node.name) }, plain]
    return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args }
  },
  AccessElement: throughBase,
  ArrayCoerce: throughBase,
  Group: throughBase,
  Slice: throughBase,
  Map: throughItems,
  FlatMap: throughItems,
  FuncCall(node) {
    if (node.name !== 'coalesce' && node.name !== 'compact') return undefined
    return { ...node, args: listOf(node.args).map(shownField) }
  },
  OpCall(node) {
    if (node.op !== '+') return undefined
    return { ...node, left: shownField(node.left), right: shownField(node.right) }
  },
  Select: (node) => ({
    ...node,
    alternatives: listOf(node.alternatives).map((alternative) =>
      isNode(alternative)
        ? {
            ...alternative,
            condition: computedField(alternative.condition),
            value: shownField(alternative.value),
          }
        : alternative,
    ),
    fallback: shownField(node.fallback),
  }),
  Array: (node) => ({
    ...node,
    elements: listOf(node.elements).map((element) =>
      isNode(element) ? { ...element, value: shownField(element.value) } : element,
    ),
  }),
}

/** Returns a node with the same value; only the objects in it get attributes for the origins. */
function computed(node: ExprNode): ExprNode {
  const copy = mapFields(node, computedField)
  if (node.type !== 'Object') return copy
  return { ...copy, attributes: listOf(node.attributes).flatMap(tracedAttribute) }
}

/** An attribute, followed by the one with its origin. */
function tracedAttribute(attribute: unknown): unknown[] {
  if (!isNode(attribute) || !isNode(attribute.value)) return [attribute]
  const own = computedField(attribute)
  if (attribute.type === 'ObjectAttributeValue') {
    const origin = isTraceable(attribute.value) ? traced(attribute.value) : NOTHING
    return [own, { ...attribute, name: HIDDEN + String(attribute.name), value: origin }]
  }
  const base = computed(attribute.value)
  const value = { type: 'AccessAttribute', base, name: HIDDEN_ATTRIBUTES }
  return [own, { ...attribute, condition: computedField(attribute.condition), value }]
}

const NOTHING: ExprNode = { type: 'Value', value: null }

/** Whether `traced` marks the node. Objects in it have attributes for the origins anyway. */
function isTraceable(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Map' || node.type === 'FlatMap') return isTraceable(node.expr)
  if (node.type === 'Projection') return false
  return node.type in SHOWN_NODES
}

function shownField(value: unknown): unknown {
  return isNode(value) ? traced(value) : value
}

function computedField(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(computedField)
  return isNode(value) ? computed(value) : value
}
