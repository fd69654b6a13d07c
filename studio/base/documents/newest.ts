import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { type DocumentSet, publishedOf } from './documentSet.ts'

/** The drafts that staff work on. */
export const draftsOf = (documents: DocumentSet): StoredDocument[] =>
  [...documents.values()].filter(({ _id }) => _id.startsWith('drafts.'))

/** The records about documents have a dot in their id, so that only staff can read them. */
const isContent = ({ _id }: StoredDocument) => !_id.includes('.')

/** Each document as staff see it: its draft, or the published one where there is no draft. */
export function newestOf(documents: DocumentSet): StoredDocument[] {
  const drafts = draftsOf(documents)
  const drafted = new Set(drafts.map(({ _id }) => publishedId(_id)))
  const isNewest = ({ _id }: StoredDocument) => !drafted.has(_id)
  return [...publishedOf(documents).filter(isContent).filter(isNewest), ...drafts]
}
