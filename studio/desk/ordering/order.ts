import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { pathOf } from '@elos/content/parts/stored/route'
import { ClientError, type SanityClient } from '@sanity/client'
import { type DocumentSet, publishedOf } from '../../base/documents/documentSet.ts'
import { newestOf } from '../../base/documents/newest.ts'
import { revisionOf } from '../../base/documents/revision.ts'
import { isPlaced, listedIn, merged, placesOf } from '../../base/places/places.ts'
import { referencesOf } from '../../pages/drafts/rows.ts'
import { PAGES_WITH_LISTS, sortedLists } from './pageLists.ts'

/** The fields with a document's position in its list, a whole number from 1. */
export const POSITION_FIELDS = ['order', 'number'] as const

/** A list whose documents have an order. */
export interface OrderedList {
  type: string
  title: string
  field: (typeof POSITION_FIELDS)[number]
}

/**
 * The ids of the documents of a list, in the order in which visitors see them: that of the first list of a page that shows
 * them. The others stand among them by their positions; that of a draft comes first.
 */
export function inOrder(documents: DocumentSet, { type, field }: OrderedList): string[] {
  const positionOf = ({ [field]: position }: StoredDocument) =>
    typeof position === 'number' ? position : Number.POSITIVE_INFINITY
  const positioned = newestOf(documents)
    .filter(({ _type }) => _type === type)
    .map((document) => ({ id: publishedId(document._id), position: positionOf(document) }))
    .toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id)
  const [place] = isPlaced(type) ? placesOf(type) : []
  return merged(place ? listedIn(documents.get(place.page), place) : [], positioned)
}

/** Returns the documents that visitors do not see: they have no page of their own, and no published page names them. */
export function unseenOf(documents: DocumentSet, ids: readonly string[]): string[] {
  const listed = new Set(publishedOf(documents).filter(pathOf).flatMap(referencesOf))
  return ids.filter((id) => {
    const published = documents.get(id)
    return !published || !(pathOf(published) || listed.has(id))
  })
}

/** The fields that a new order changes in a document: its position, or the lists of a page. */
function fieldsAfter(
  document: StoredDocument,
  { type, field }: OrderedList,
  order: readonly string[],
): Record<string, unknown> {
  if (PAGES_WITH_LISTS.some((each) => each === document._type)) return sortedLists(document, order)
  const place = document._type === type ? order.indexOf(publishedId(document._id)) + 1 : 0
  return place > 0 && place !== document[field] ? { [field]: place } : {}
}

/** The patches that give the documents of a list, their drafts and the lists of pages a new order. */
export const patchesFor = (documents: DocumentSet, list: OrderedList, order: readonly string[]) =>
  [...documents.values()]
    .map((document) => ({
      id: document._id,
      ifRevisionID: revisionOf(document),
      set: fieldsAfter(document, list, order),
    }))
    .filter(({ set }) => Object.keys(set).length > 0)

/** The documents of a list, and the pages that have lists. */
const STORED = '*[_type in $types]'

/**
 * Saves a new order in the documents of a list and in the lists of pages, all or none; not over an order that
 * somebody else has changed since the list was shown, nor over an edit that is made at this moment.
 *
 * @param before the order when the list was shown
 * @returns whether it was saved
 */
export async function saveOrder(
  client: SanityClient,
  list: OrderedList,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<boolean> {
  const types = [list.type, ...PAGES_WITH_LISTS]
  // An edit of a text since the documents were shown is no reason to refuse.
  const stored = await client.fetch<StoredDocument[]>(STORED, { types }, { perspective: 'raw' })
  const documents = new Map(stored.map((document) => [document._id, document]))
  if (inOrder(documents, list).join() !== before.join()) return false
  const mutations = patchesFor(documents, list, after).map((patch) => ({ patch }))
  if (mutations.length === 0) return true
  return client
    .transaction(mutations)
    .commit({ tag: 'order' })
    .then(() => true, refused)
}

/** False for a change that the Lake refused because somebody else was faster. Other errors are thrown again. */
function refused(error: unknown): false {
  if (error instanceof ClientError && error.statusCode === 409) return false
  throw error
}
