import { publishedId } from '@elos/content/parts/read/publishedId'
import type { ReviewDocument } from '@elos/content/review/type'
import { PREVIEW_DRAFTS } from '../pages/ids.ts'
import type { DocumentSet } from './documentSet.ts'

/** The drafts that staff work on: without the pages that exist only for a preview. */
export const draftsOf = (documents: DocumentSet): ReviewDocument[] =>
  [...documents.values()].filter(
    ({ _id }) => _id.startsWith('drafts.') && !_id.startsWith(PREVIEW_DRAFTS),
  )

/** Each document as staff see it: its draft, or the published one where there is no draft. */
export function newestOf(documents: DocumentSet): ReviewDocument[] {
  const drafts = draftsOf(documents)
  const drafted = new Set(drafts.map(({ _id }) => publishedId(_id)))
  const published = [...documents.values()].filter(
    ({ _id }) => !_id.includes('.') && !drafted.has(_id),
  )
  return [...published, ...drafts]
}
