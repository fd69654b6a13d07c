import type { StoredDocument } from '@elos/content/parts/stored/document'
import { ClientError, type SanityClient } from '@sanity/client'
import type { OrderedList, PositionField } from './opened.ts'
import { inOrder, moved, type Positioned } from './order.ts'
import { PAGES_WITH_LISTS, sortedLists } from './pageLists.ts'

const POSITIONS = '*[_type == $type]{_id, _rev, order, number}'
const PAGES = '*[_type in $pages]'

const SEEN = `*[
  _type == $type && (defined(route.path) || count(*[_id in $pages && references(^._id)]) > 0)
]._id`

type Stored = { _id: string; _rev: string } & Record<PositionField, number | null>
type Page = StoredDocument & { _rev: string }

/** The documents of a list with their positions, drafts included. */
export async function readPositions(
  client: SanityClient,
  { type, field }: OrderedList,
): Promise<Positioned[]> {
  const stored = await client.fetch<Stored[]>(POSITIONS, { type }, { perspective: 'raw' })
  return stored.map(({ _id, _rev, [field]: position }) => ({ _id, _rev, position }))
}

/** The ids of the documents of a list that visitors see: on a page of their own, or in a list of another. */
export const readSeen = (client: SanityClient, { type }: OrderedList): Promise<string[]> =>
  client.fetch<string[]>(SEEN, { type, pages: PAGES_WITH_LISTS }, { perspective: 'raw' })

/**
 * Saves a new order in the documents of a list and in the lists of pages, all or none; not over an order that
 * somebody else has changed since the list was read, nor over an edit that is made at this moment.
 *
 * @param before the order when the list was read
 * @returns whether it was saved
 */
export async function saveOrder(
  client: SanityClient,
  list: OrderedList,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<boolean> {
  const stored = await readPositions(client, list)
  if (inOrder(stored).join() !== before.join()) return false
  const pages = await client.fetch<Page[]>(
    PAGES,
    { pages: PAGES_WITH_LISTS },
    { perspective: 'raw' },
  )
  const changes = [
    ...moved(stored, after).map(({ _id, _rev, position }) => ({
      id: _id,
      ifRevisionID: _rev,
      set: { [list.field]: position },
    })),
    ...pages.map((page) => ({
      id: page._id,
      ifRevisionID: page._rev,
      set: sortedLists(page, after),
    })),
  ].filter(({ set }) => Object.keys(set).length > 0)
  if (changes.length === 0) return true
  return client
    .transaction(changes.map((patch) => ({ patch })))
    .commit({ tag: 'order' })
    .then(() => true, refused)
}

/** False for a change that the Lake refused because somebody else was faster. Other errors are thrown again. */
function refused(error: unknown): false {
  if (error instanceof ClientError && error.statusCode === 409) return false
  throw error
}
