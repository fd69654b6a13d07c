import type { ExprNode } from 'groq-js'
import {
  attributesRead,
  baseOf,
  childrenOf,
  isNode,
  listBelow,
  mayChange,
  PAGE_PATH,
  readsDocuments,
  stringsIn,
  textOf,
  within,
} from './groq.ts'

/** A list of documents that a query reads. */
export interface DocumentList {
  /**
   * Types of the listed documents; empty when the filter does not say. It is 'route' for a list of pages that only
   * changes when one comes, goes or moves.
   */
  types: string[]
  /** Whether the filter finds documents by their ids, or by the path that a page is asked for. */
  isLookup: boolean
  /** The attributes of the listed documents that filter or sort the list. */
  attributes: string[]
  /** The attributes of other documents that filter or sort the list, and the reference that leads to each. */
  followed: { reference: string; attribute: string }[]
}

/** Every list of documents that a query reads, also within filters and projections. */
export function listsIn(tree: ExprNode): DocumentList[] {
  const sortedBy = new Map<ExprNode, ExprNode[]>()
  for (const node of within(tree)) {
    const list = node.type === 'PipeFuncCall' ? listBelow(node) : undefined
    if (list) sortedBy.set(list, [...(sortedBy.get(list) ?? []), ...argumentsOf(node)])
  }
  return within(tree)
    .filter(readsDocuments)
    .map((list) => documentList(list, sortedBy.get(list) ?? []))
}

function argumentsOf(node: ExprNode): ExprNode[] {
  return Array.isArray(node.args) ? node.args.filter(isNode) : []
}

function documentList(list: ExprNode, order: ExprNode[]): DocumentList {
  const conditions = filtersOf(list).flatMap(conditionsOf)
  const lookups = conditions.filter(isLookup)
  const deciding = [...conditions.filter((each) => !lookups.includes(each)), ...order]
  return {
    types: isListOfPages(list, order)
      ? ['route']
      : conditions.flatMap((condition) => comparedTo(condition, '_type')),
    isLookup: lookups.length > 0,
    attributes: decidingAttributes(deciding),
    followed: deciding.flatMap(followedIn),
  }
}

/** Whether a list only changes when a page comes, goes or moves. */
export function isListOfPages(list: ExprNode, order: ExprNode[] = []): boolean {
  const conditions = filtersOf(list).flatMap(conditionsOf)
  const attributes = decidingAttributes([...conditions, ...order])
  return conditions.some(isPaged) && attributes.every((each) => each === PAGE_PATH)
}

const decidingAttributes = (deciding: readonly ExprNode[]): string[] =>
  [...new Set(deciding.flatMap(attributesIn))].filter(mayChange)

/** The conditions of a filter over documents, and those of the filter it is a filter of. */
function filtersOf(list: ExprNode): ExprNode[] {
  const base = baseOf(list)
  const inner = base && readsDocuments(base) ? filtersOf(base) : []
  return isNode(list.expr) ? [...inner, list.expr] : inner
}

/** The conditions that must all hold. */
function conditionsOf(filter: ExprNode): ExprNode[] {
  const base = baseOf(filter)
  if (filter.type === 'Group' && base) return conditionsOf(base)
  return filter.type === 'And' ? childrenOf(filter).flatMap(conditionsOf) : [filter]
}

/** The strings that a condition compares an attribute with, by `==` or `in`. */
function comparedTo(condition: ExprNode, attribute: string): string[] {
  const [left, right] = childrenOf(condition)
  if (!isEquality(condition) || !left || !right) return []
  return textOf(left) === attribute ? stringsIn(right) : []
}

function isEquality({ type, op }: ExprNode): boolean {
  return type === 'OpCall' && (op === '==' || op === 'in')
}

/** The attributes by which a page's path is looked up. The tag `path:…` stands for them. */
const PATHS: readonly string[] = [PAGE_PATH, 'source']

/** Whether a condition is `defined(route.path)`. */
const isPaged = ({ type, name, args }: ExprNode): boolean =>
  type === 'FuncCall' &&
  name === 'defined' &&
  Array.isArray(args) &&
  args.filter(isNode).some((argument) => textOf(argument) === PAGE_PATH)

function isLookup(condition: ExprNode): boolean {
  const [left, right] = childrenOf(condition)
  if (!isEquality(condition) || !left || !right) return false
  if (textOf(left) === '_id') return right.type === 'Parameter' || right.type === 'Value'
  return right.type === 'Parameter' && PATHS.includes(textOf(left))
}

/** The attributes of the filtered document that an expression reads, also from lists within it by `^`. */
function attributesIn(expression: ExprNode): string[] {
  const fromInnerLists = within(expression)
    .filter(readsDocuments)
    .flatMap((list) => within(list).map(textOf))
    .filter((text) => /^\^\.\w+$/.test(text))
  return [...attributesRead(expression), ...fromInnerLists.map((text) => text.slice('^.'.length))]
}

/** The attributes of other documents that an expression reads by a reference. */
function followedIn(expression: ExprNode): DocumentList['followed'] {
  return within(expression, readsDocuments).flatMap((node) => {
    const [, reference = '', attribute = ''] = textOf(node).match(/^(.*)->(\w+)/) ?? []
    return attribute && mayChange(attribute) ? [{ reference, attribute }] : []
  })
}
