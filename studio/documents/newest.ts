import { publishedId } from '@elos/content/parts/read/publishedId'
import type { ReviewDocument } from '@elos/content/review/type'
import { type DocumentSet, publishedOf } from './documentSet.ts'

/** The drafts that staff work on. */
export const draftsOf = (documents: DocumentSet): ReviewDocument[] =>
  [...documents.values()].filter(({ _id }) => _id.startsWith('drafts.'))

/** The published documents that have none of these drafts, and the records about documents. */
function withoutDraft(documents: DocumentSet, drafts: readonly ReviewDocument[]) {
  const drafted = new Set(drafts.map(({ _id }) => publishedId(_id)))
  return publishedOf(documents).filter(({ _id }) => !drafted.has(_id))
}

/** The records about documents have a dot in their id, so that only staff can read them. */
const isContent = ({ _id }: ReviewDocument) => !_id.includes('.')

/** Each document as staff see it: its draft, or the published one where there is no draft. */
export function newestOf(documents: DocumentSet): ReviewDocument[] {
  const drafts = draftsOf(documents)
  return [...withoutDraft(documents, drafts).filter(isContent), ...drafts]
}

const asPublished = new WeakMap<ReviewDocument, ReviewDocument>()

/** A draft with the id of its published document. The same draft gives the same object. */
function withPublishedId(draft: ReviewDocument): ReviewDocument {
  const known = asPublished.get(draft) ?? { ...draft, _id: publishedId(draft._id) }
  asPublished.set(draft, known)
  return known
}

/** The documents as they would be if every draft were published, and the records about them. */
export function publishedWithDrafts(documents: DocumentSet): ReviewDocument[] {
  const drafts = draftsOf(documents)
  return [...withoutDraft(documents, drafts), ...drafts.map(withPublishedId)]
}
