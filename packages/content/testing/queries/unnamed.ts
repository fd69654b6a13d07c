import type { ExprNode } from 'groq-js'
import {
  attributesRead,
  baseOf,
  childrenOf,
  holds,
  isNode,
  listBelow,
  mayChange,
  PAGE_PATH,
  readsDocuments,
  stringsIn,
  textOf,
  within,
} from './groq.ts'
import { isListOfPages } from './lists.ts'

/** Fields whose change drops more pages than those that show the document. */
export interface ChangedFields {
  /** The pages tagged with the list of the document's type. */
  relisted: readonly string[]
  /** The pages that show of the document its entry in the route registry, and have its id as `_entry`. */
  reentered: readonly string[]
}

/**
 * Finds what a query shows of documents whose ids are not in its result: 'carrier->{name}'. A page is
 * tagged by the ids in its results, so a change of such a document would not invalidate the page.
 *
 * Some of these are correct and left out: the path of a page, whose change invalidates every page; fields that
 * relist a document, shown of a list of its type; those of its entry, beside `_entry`; and the file of an
 * `asset`, which never changes.
 */
export function unnamedDocuments(tree: ExprNode, { relisted, reentered }: ChangedFields): string[] {
  const isCovered = ({ name, list, hasEntry, shown }: Shown) => {
    const isTyped = list !== undefined && !isListOfPages(list)
    const invalidating = [PAGE_PATH, ...(isTyped ? relisted : []), ...(hasEntry ? reentered : [])]
    return name.endsWith('asset') || shown.every((each) => holds(invalidating, each))
  }
  const unnamed = unnamedBelow(tree, new Set()).filter((shown) => !isCovered(shown))
  return [...new Set(unnamed.map(({ text }) => text))]
}

/** The fields that a query shows of documents by their entries. */
export function entryFieldsOf(tree: ExprNode): string[] {
  const entries = unnamedBelow(tree, new Set()).filter(({ hasEntry }) => hasEntry)
  return [...new Set(entries.flatMap(({ shown }) => shown))]
}

interface Shown {
  /** The projection as a query writes it: 'carrier->{name}'. */
  text: string
  /** The reference, or the types of the listed documents. */
  name: string
  /** The filter over documents, of a list. */
  list: ExprNode | undefined
  /** Whether the document's id is in the result as `_entry`. */
  hasEntry: boolean
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
  const base = documentsOf(node)?.source ?? baseOf(node)
  if (node.type === 'PipeFuncCall') return base ? [base] : []
  if (node.type !== 'Map' || !isNode(node.expr))
    return [...(base ? [base] : []), ...childrenOf(node).filter((child) => child !== node.base)]
  const object = isNode(node.expr.expr) ? [node.expr.expr] : []
  return base ? [base, ...object] : object
}

/** Returns what a node shows of a document whose id is not in the result. */
function shownBy(node: ExprNode): Shown[] {
  const documents = documentsOf(node)
  if (!documents) return []
  const { source, field } = documents
  const names = namesIn(node)
  const shown = attributesShown(node, field)
  if (names.includes('_id') || !shown.some(mayChange)) return []
  const isList = source.type !== 'Deref'
  const name = nameOf(source)
  const text = `${isList ? `*[${name}]` : textOf(source)}{${shown.join(', ')}}`
  return [
    { text, name, list: isList ? source : undefined, hasEntry: names.includes('_entry'), shown },
  ]
}

/**
 * The reference, or the list of documents, that a node shows something of, and the field within the document:
 * 'route.' of `page->route{path}`.
 */
function documentsOf(node: ExprNode): { source: ExprNode; field: string } | undefined {
  const base = baseOf(node)
  if (!base || !['Map', 'Projection', 'AccessAttribute'].includes(node.type)) return undefined
  const item = node.type === 'Map' && isNode(node.expr) ? fieldOf(baseOf(node.expr)) : undefined
  if (item?.source?.type === 'Deref') return { source: { ...item.source, base }, field: item.field }
  const { source, field } = fieldOf(base)
  const found = source?.type === 'Deref' ? source : source && listBelow(source)
  return found && { source: found, field }
}

/** The node that a node reads a field from, at any depth, and that field. */
function fieldOf(node: ExprNode | undefined): { source: ExprNode | undefined; field: string } {
  const base = node && baseOf(node)
  if (node?.type !== 'AccessAttribute' || !base) return { source: node, field: '' }
  const { source, field } = fieldOf(base)
  return { source, field: `${field}${node.name}.` }
}

/** The attributes of documents that a node shows. Everything counts as one that may change. */
function attributesShown(node: ExprNode, field: string): string[] {
  const expr = isNode(node.expr) ? node.expr : undefined
  if (node.type === 'AccessAttribute') return [`${field}${node.name}`]
  if (!expr) return ['...']
  const base = baseOf(expr)
  const isAboutDocument = !base || fieldOf(base).source?.type === 'Deref'
  if (expr.type !== 'Object' && isAboutDocument) return attributesShown(expr, field)
  if (childrenOf(expr).some(({ type }) => type === 'ObjectSplat')) return ['...']
  return [...new Set(attributesRead(expr, field))].filter(mayChange)
}

/** The names of what a node shows. */
function namesIn(node: ExprNode): string[] {
  if (node.type === 'AccessAttribute') return [String(node.name)]
  if (!isNode(node.expr)) return []
  if (node.expr.type !== 'Object') return namesIn(node.expr)
  return childrenOf(node.expr).map(({ type, name }) =>
    type === 'ObjectSplat' ? '_id' : String(name),
  )
}

/** The references whose target's id an object holds, at any depth within the same document. */
function namedIn(object: ExprNode): string[] {
  return within(object, (node) => documentsOf(node) !== undefined).flatMap((node) => {
    const base = baseOf(node)
    if (!base) return []
    if (node.type === 'AccessAttribute') return node.name === '_ref' ? [textOf(base)] : []
    const names = namesIn(node)
    if (names.includes('_ref')) return [textOf(base)]
    return names.includes('_id') ? [nameOf(documentsOf(node)?.source ?? node)] : []
  })
}

/** Returns the name of a source: 'subject' of 'subject->', and of a list the type of its documents. */
function nameOf(source: ExprNode): string {
  return source.type === 'Deref'
    ? textOf(source).replace(/->$/, '')
    : [...new Set(stringsIn(source))].join()
}
