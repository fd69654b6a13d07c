import type { ExprNode } from 'groq-js'
import { isNode } from '../syntax.ts'
import { hidden, hiddenAttributes } from './names.ts'

const traces = new WeakMap<ExprNode, ExprNode>()

/**
 * A query that answers the same and tells, next to each value, where it comes from:
 * `{"name": carrier->title}` becomes `{"name": carrier->title, "\0name": carrier->"\0title"}`.
 * Filters, orders and functions go on reading values as they are.
 */
export function traced(tree: ExprNode): ExprNode {
  const known = traces.get(tree)
  if (known) return known
  const trace = shown(tree)
  traces.set(tree, trace)
  return trace
}

/** What is shown of a node: its value with its origin, where it has one. */
function shown(node: ExprNode): ExprNode {
  return showing[node.type]?.(node) ?? computed(node)
}

type Show = (node: ExprNode) => ExprNode | undefined

const throughBase = (node: ExprNode): ExprNode => ({ ...node, base: shownField(node.base) })
const throughItems = (node: ExprNode): ExprNode => ({
  ...throughBase(node),
  expr: shownField(node.expr),
})

/** How nodes whose value is that of a node within them are shown, by their type. */
const showing: Readonly<Record<string, Show>> = {
  AccessAttribute(node) {
    const base = isNode(node.base) ? { base: computed(node.base) } : {}
    const plain = { ...node, ...base }
    const args = [{ ...plain, name: hidden + String(node.name) }, plain]
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
    return { ...node, args: list(node.args).map(shownField) }
  },
  OpCall(node) {
    if (node.op !== '+') return undefined
    return { ...node, left: shownField(node.left), right: shownField(node.right) }
  },
  Select: (node) => ({
    ...node,
    alternatives: list(node.alternatives).map((alternative) =>
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
    elements: list(node.elements).map((element) =>
      isNode(element) ? { ...element, value: shownField(element.value) } : element,
    ),
  }),
}

/** A node whose own value is used as it is; only the objects it makes tell of their attributes. */
function computed(node: ExprNode): ExprNode {
  if (node.type === 'Value') return node
  const fields = Object.entries(node).map(([name, value]) => [name, computedField(value)])
  const copy: ExprNode = { ...node, ...Object.fromEntries(fields) }
  if (node.type !== 'Object') return copy
  return { ...copy, attributes: list(node.attributes).flatMap(tracedAttribute) }
}

/** An attribute, followed by those that tell where it comes from. */
function tracedAttribute(attribute: unknown): unknown[] {
  if (!isNode(attribute) || !isNode(attribute.value)) return [attribute]
  const own = computedField(attribute)
  if (attribute.type === 'ObjectAttributeValue') {
    const origin = isTraceable(attribute.value) ? shown(attribute.value) : nothing
    return [own, { ...attribute, name: hidden + String(attribute.name), value: origin }]
  }
  const base = computed(attribute.value)
  const value = { type: 'AccessAttribute', base, name: hiddenAttributes }
  return [own, { ...attribute, condition: computedField(attribute.condition), value }]
}

const nothing: ExprNode = { type: 'Value', value: null }

/** Whether a node is shown otherwise than computed; objects within it tell of themselves. */
function isTraceable(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Map' || node.type === 'FlatMap') return isTraceable(node.expr)
  if (node.type === 'Projection') return false
  return node.type in showing
}

function shownField(value: unknown): unknown {
  return isNode(value) ? shown(value) : value
}

function computedField(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(computedField)
  return isNode(value) ? computed(value) : value
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
