import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isRecord } from '@elos/content/parts/stored/value'
import { stepsOf, valueAt } from '@elos/content/parts/stored/walk'
import type { PatchOperations, SanityClient } from '@sanity/client'
import { revisionOf } from '../../base/documents/revision.ts'
import { absenceId, type LostPlace } from './absence.ts'

const VERSIONS = '*[_id in $ids]'

type Versions = ReadonlyMap<string, StoredDocument>

/** The versions of a document that get a place back: the one that had it, and a draft that somebody has begun since. */
function targetsOf({ document, path }: LostPlace, versions: Versions): StoredDocument[] {
  const id = publishedId(document)
  const draft = versions.get(`drafts.${id}`)
  const targets = document === id || !draft ? [versions.get(id), draft] : [draft]
  // An object around the place that somebody has deleted does not come back.
  const holderOf = (target: StoredDocument) => valueAt(target, stepsOf(path).slice(0, -1))
  return targets.filter((target) => target !== undefined).filter((each) => isRecord(holderOf(each)))
}

const keyOf = (item: unknown) => (isRecord(item) ? item._key : undefined)

/** Where an item goes in a list: behind the nearest of those that stood before it, else before the nearest other. */
function positionOf({ path, neighbours }: LostPlace, list: readonly unknown[]) {
  const keys = list.map(keyOf)
  const before = neighbours?.before.findLast((key) => keys.includes(key))
  const after = neighbours?.after.find((key) => keys.includes(key))
  if (before)
    return { index: keys.indexOf(before) + 1, at: { after: `${path}[_key=="${before}"]` } }
  if (after) return { index: keys.indexOf(after), at: { before: `${path}[_key=="${after}"]` } }
  return { index: list.length, at: { after: `${path}[-1]` } }
}

/** The changes that bring a document back to the places it had in a version of another; none where that has it again. */
function changesOf(
  target: StoredDocument,
  places: readonly LostPlace[],
  id: string,
): PatchOperations[] {
  const lists = new Map<string, unknown[]>()
  const isOwn = ({ document }: LostPlace) => document === target._id
  // A draft has its own order.
  const ownFirst = [...places.filter(isOwn), ...places.filter((place) => !isOwn(place))]
  return ownFirst.flatMap((place): PatchOperations[] => {
    const { path } = place
    const value: unknown = JSON.parse(place.value)
    if (!place.neighbours) return [{ setIfMissing: { [path]: value } }]
    const stored = valueAt(target, stepsOf(path))
    const before = Array.isArray(stored) ? stored : []
    const list = lists.get(path) ?? before
    const isThere =
      list.some((item) => keyOf(item) === keyOf(value)) ||
      before.some((item) => JSON.stringify(item).includes(`"_ref":"${id}"`))
    if (isThere) return []
    const { index, at } = positionOf(place, list)
    lists.set(path, list.toSpliced(index, 0, value))
    return [{ setIfMissing: { [path]: [] }, insert: { ...at, items: [value] } }]
  })
}

/**
 * Puts a published document back where it stood before it was removed, all or none, whatever was edited there since, and
 * deletes the record of it. Returns the titles of the documents that have no such place any longer. Rejects when somebody
 * edits one at this moment.
 *
 * @param id the published id of the document
 */
export async function putBack(
  client: SanityClient,
  id: string,
  places: readonly LostPlace[],
): Promise<string[]> {
  const published = places.map(({ document }) => publishedId(document))
  const ids = [...published, ...published.map((each) => `drafts.${each}`)]
  const stored = await client.fetch<StoredDocument[]>(VERSIONS, { ids }, { perspective: 'raw' })
  const versions: Versions = new Map(stored.map((document) => [document._id, document]))
  const transaction = client.transaction().delete(absenceId(id))
  for (const target of stored) {
    const lost = places.filter((place) => targetsOf(place, versions).includes(target))
    const [first, ...others] = changesOf(target, lost, id)
    if (first) transaction.patch(target._id, { ifRevisionID: revisionOf(target), ...first })
    for (const change of others) transaction.patch(target._id, change)
  }
  await transaction.commit({ tag: 'put-back' })
  const gone = places.filter((place) => targetsOf(place, versions).length === 0)
  return [...new Set(gone.map(({ title }) => title))]
}
