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

/**
 * Finds what a query shows of documents whose ids are not in its result: 'carrier->{name}'. A page is
 * tagged by the ids in its results, so a change of such a document would not invalidate the page.
 *
 * Some of these are correct and left out. Fields that relist a document (`relisted` of the webhook) may be
 * shown of a list, whose tag a change of them invalidates; and of a `route`, since every page has the tag
 * of the list of routes. The file of an `asset` never changes.
 */
export function unnamedDocuments(tree: ExprNode, relisted: readonly string[]): string[] {
  const isCovered = ({ name, isList, shown }: Shown) =>
    name.endsWith('asset') ||
    ((isList || /(^|[.>])route$/.test(name)) && shown.every((each) => relisted.includes(each)))
  const unnamed = unnamedBelow(tree, new Set()).filter((shown) => !isCovered(shown))
  return [...new Set(unnamed.map(({ text }) => text))]
}

interface Shown {
  /** As a query writes it: 'carrier->{name}'. */
  text: string
  /** The reference, or the type of the listed documents. */
  name: string
  isList: boolean
  shown: string[]
}

/** @param named the references whose target's id is in the result, as `textOf` writes them */
function unnamedBelow(node: ExprNode, named: ReadonlySet<string>): Shown[] {
  if (readsDocuments(node)) return []
  const known = node.type === 'Object' ? new Set([...named, ...namedIn(node)]) : named
  return [
    ...shownBy(node).filter(({ name }) => !known.has(name)),
    ...shownPartsOf(node).flatMap((each) => unnamedBelow(each, known)),
  ]
}

/** The nodes below a node whose values are in the result: not the order of a list. */
function shownPartsOf(node: ExprNode): ExprNode[] {
  const base = baseOf(node)
  if (node.type === 'PipeFuncCall') return base ? [base] : []
  if (node.type !== 'Map' || !isNode(node.expr)) return childrenOf(node)
  const object = isNode(node.expr.expr) ? [node.expr.expr] : []
  return base ? [base, ...object] : object
}

/** What a node shows of a document without its id. */
function shownBy(node: ExprNode): Shown[] {
  const source = documentsOf(node)
  const shown = shownAttributes(node) ?? ['_id']
  if (!source || !shown.some(mayChange) || shown.includes('_id')) return []
  const isList = source.type !== 'Deref'
  const name = nameOf(source)
  const text = `${isList ? `*[${name}]` : textOf(source)}{${shown.join(', ')}}`
  return [{ text, name, isList, shown }]
}

/** The reference, or the list of documents, that a node shows something of. */
function documentsOf(node: ExprNode): ExprNode | undefined {
  const base = baseOf(node)
  if (!base || !['Map', 'Projection', 'AccessAttribute'].includes(node.type)) return undefined
  const item = node.type === 'Map' && isNode(node.expr) ? baseOf(node.expr) : undefined
  if (item?.type === 'Deref') return { ...item, base }
  return base.type === 'Deref' ? base : listBelow(base)
}

/** The names of what a node shows; undefined when that is everything. */
function shownAttributes(node: ExprNode): string[] | undefined {
  if (node.type === 'AccessAttribute') return [String(node.name)]
  if (!isNode(node.expr)) return undefined
  if (node.expr.type !== 'Object') return shownAttributes(node.expr)
  const attributes = childrenOf(node.expr)
  if (attributes.some(({ type }) => type === 'ObjectSplat')) return undefined
  return attributes.map(({ name, value }) =>
    isNode(value) && textOf(value) === '_id' ? '_id' : String(name),
  )
}

/** The references whose target's id an object holds, at any depth within the same document. */
function namedIn(object: ExprNode): string[] {
  return within(object, (node) => documentsOf(node) !== undefined).flatMap((node) => {
    const base = baseOf(node)
    if (!base) return []
    if (node.type === 'AccessAttribute') return node.name === '_ref' ? [textOf(base)] : []
    const shown = shownAttributes(node) ?? []
    if (shown.includes('_ref')) return [textOf(base)]
    return shown.includes('_id') ? [nameOf(documentsOf(node) ?? node)] : []
  })
}

/** 'subject' of 'subject->', and of a list the type of its documents. */
function nameOf(source: ExprNode): string {
  return source.type === 'Deref'
    ? textOf(source).replace(/->$/, '')
    : [...new Set(stringsIn(source))].join()
}
