import type { ExprNode } from 'groq-js'
import {
  baseOf,
  childrenOf,
  isNode,
  listBelow,
  mayChange,
  readsDocuments,
  stringsIn,
  textOf,
  within,
} from './groq.ts'

/** A list of documents that a query reads. */
export interface DocumentList {
  /** Types of the listed documents; empty when the filter does not say. */
  types: string[]
  /** Whether the filter finds documents by their ids, or by the path that a page is asked for. */
  isLookup: boolean
  /** Attributes of the listed documents that filter or sort the list. */
  attributes: string[]
  /** Attributes of other documents that do so, and the reference that leads to each. */
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
  const types = conditions.flatMap((condition) => comparedTo(condition, '_type'))
  const lookups = conditions.filter((condition) => isLookup(condition, types))
  const deciding = [...conditions.filter((each) => !lookups.includes(each)), ...order]
  const texts = deciding.flatMap(attributesIn)
  return {
    types,
    isLookup: lookups.length > 0,
    attributes: [...new Set(texts.flatMap((text) => text.match(/^\w+/) ?? []))].filter(mayChange),
    followed: texts.flatMap((text) => followedBy(text) ?? []),
  }
}

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

/** Attributes by which a page's path is looked up. The tag `path:…` stands for them. */
const PATHS: Record<string, string | undefined> = { route: 'path', redirect: 'source' }

function isLookup(condition: ExprNode, types: string[]): boolean {
  const [left, right] = childrenOf(condition)
  if (!isEquality(condition) || !left || !right) return false
  if (textOf(left) === '_id') return right.type === 'Parameter' || right.type === 'Value'
  return right.type === 'Parameter' && types.some((type) => textOf(left) === PATHS[type])
}

/**
 * The attributes of the filtered document that an expression reads: 'number', 'subject._ref',
 * 'subject->publishAt'.
 */
function attributesIn(expression: ExprNode): string[] {
  const own = within(expression, readsDocuments)
    .filter(({ type }) => type === 'AccessAttribute')
    .map(textOf)
    .filter((text) => !text.startsWith('^'))
  const fromInnerLists = within(expression)
    .filter(readsDocuments)
    .flatMap((list) => within(list).map(textOf))
    .filter((text) => /^\^\.\w+$/.test(text))
  return [...own, ...fromInnerLists.map((text) => text.slice('^.'.length))]
}

function followedBy(text: string): DocumentList['followed'][number] | undefined {
  const [, reference = '', attribute = ''] = text.match(/^(.*)->(\w+)/) ?? []
  return attribute && mayChange(attribute) ? { reference, attribute } : undefined
}
