import { EVERYTHING_TAG, idTag, type SyncTag, typeTag } from '../query/syncTags.ts'
import type { Change } from '../store/snapshot.ts'

/**
 * Returns the sync tags of the responses that a commit may have changed: for each visible document,
 * the tag of its id and those of its type before and after. Empty if no visible document changed.
 *
 * @param isVisible whether the reader may see the document with an id
 */
export function outdatedTags(
  changes: readonly Change[],
  isVisible: (id: string) => boolean,
): SyncTag[] {
  const tags = changes
    .filter(({ id }) => isVisible(id))
    .flatMap(({ id, previous, next }) => [
      idTag(id),
      ...[previous, next].flatMap((document) => (document ? [typeTag(document._type)] : [])),
    ])
  return tags.length === 0 ? [] : [...new Set([...tags, EVERYTHING_TAG])]
}
