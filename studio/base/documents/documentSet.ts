import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isStopped, uploadsOf } from '@elos/content/review/uploads'

/** Every document of the dataset by id, drafts included. */
export type DocumentSet = ReadonlyMap<string, StoredDocument>

/** A message of the Lake: the first has all documents, each later one a document that changed. */
export type DocumentChange =
  | { documents: readonly StoredDocument[] }
  | { documentId: string; result?: StoredDocument | null }

/** The documents after a change. Documents that did not change stay the same objects. */
export function applyChange(documents: DocumentSet, change: DocumentChange): DocumentSet {
  if ('documents' in change) return new Map(change.documents.map((each) => [each._id, each]))
  const after = new Map(documents)
  if (change.result) after.set(change.documentId, change.result)
  else after.delete(change.documentId)
  return after
}

const isPublished = ({ _id }: StoredDocument) => !/^(drafts|versions)\./.test(_id)

/** The published documents, which the review checks. */
export const publishedOf = (documents: DocumentSet): StoredDocument[] =>
  [...documents.values()].filter(isPublished)

/** The drafts with a file that is no longer on its way. */
export const stoppedUploadsOf = (documents: DocumentSet, now: Date): StoredDocument[] =>
  [...documents.values()].filter(
    (document) =>
      document._id.startsWith('drafts.') &&
      uploadsOf(document).some((upload) => isStopped(upload, now)),
  )
