import { parse } from 'groq-js'
import { type DocumentList, listsIn } from './lists.ts'
import { type ChangedFields, entryFieldsOf, unnamedDocuments } from './unnamed.ts'

/** The tags that the pages of a query have. */
interface Tagging extends ChangedFields {
  /** Types whose list tags the pages of this query have, besides that of all pages. */
  lists: readonly string[]
  /** The types that a reference may refer to, by the type of its document and its field. */
  targets: (type: string, field: string) => string[]
}

/** Every page has the tag of the list of all pages, since it has links. */
const ALWAYS = ['route']

/**
 * Finds what would leave a page stale: whatever the query reads and whose change would not invalidate the pages
 * made from it. Returns a sentence for each fault, which says how to correct it.
 */
export function queryFaults(query: string, tagging: Tagging): string[] {
  const tree = parse(query)
  const lists = listsIn(tree)
  const read = new Set(lists.flatMap((list) => taggedTypes(list, tagging)))
  return [
    ...unnamedDocuments(tree, tagging).map(
      (text) => `It shows ${text} without the document's _id. Add _id to that projection.`,
    ),
    ...lists.flatMap((list) => untyped(list)),
    ...[...read]
      .filter((type) => ![...ALWAYS, ...tagging.lists].includes(type))
      .map((type) => `It lists documents of type '${type}'. Add '${type}' to its lists.`),
    ...tagging.lists
      .filter((type) => !read.has(type))
      .map((type) => `It lists no documents of type '${type}'. Remove '${type}' from its lists.`),
    ...relistingFields(lists)
      .filter((field) => !tagging.relisted.includes(field))
      .map(
        (field) =>
          `A list is filtered or sorted by '${field}'. Add '${field}' to the fields of "relisted" in tags/webhook.json, and to the webhook of hosted Sanity.`,
      ),
  ]
}

/** The fields by which a query filters or sorts lists. */
export function relistingFieldsOf(query: string): string[] {
  return relistingFields(listsIn(parse(query)))
}

/** The fields that a query shows of documents by their entries in the route registry. */
export const shownEntryFieldsOf = (query: string): string[] => entryFieldsOf(parse(query))

function relistingFields(lists: readonly DocumentList[]): string[] {
  const fields = lists.flatMap(({ attributes, followed }) => [
    ...attributes,
    ...followed.map(({ attribute }) => attribute),
  ])
  return [...new Set(fields)]
}

/** The types whose change can alter a list. A lookup by id or path has tags of its own. */
function taggedTypes({ isLookup, types, followed }: DocumentList, { targets }: Tagging): string[] {
  if (isLookup) return []
  const led = followed.flatMap(({ reference }) => types.flatMap((type) => targets(type, reference)))
  return [...types, ...led]
}

function untyped({ isLookup, types }: DocumentList): string[] {
  return isLookup || types.length > 0
    ? []
    : ['It lists documents of any type. Begin the filter with _type == "…".']
}
