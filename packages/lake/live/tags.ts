import { everythingTag, idTag, type SyncTag, typeTag } from '../query/syncTags.ts'
import type { Change } from '../store/snapshot.ts'

/**
 * The sync tags whose answers a commit may have changed: of each document its id and the types it
 * had and has. None where it changed nothing that concerns the reader.
 *
 * @param concerns whether the reader may know of a document
 */
export function tagsOf(changes: readonly Change[], concerns: (id: string) => boolean): SyncTag[] {
  const tags = changes
    .filter(({ id }) => concerns(id))
    .flatMap(({ id, previous, next }) => [
      idTag(id),
      ...[previous, next].flatMap((document) => (document ? [typeTag(document._type)] : [])),
    ])
  return tags.length === 0 ? [] : [...new Set([...tags, everythingTag])]
}
