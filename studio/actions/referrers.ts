import type { ReviewDocument } from '@elos/content/review/type'
import { isRecord, titleOf } from '@elos/content/review/value'
import { visitFields } from '@elos/content/review/walk'
import { publishedId } from '@elos/content/tags/tags'

/** A document that links to another, and the first field with such a link. */
export interface Referrer {
  documentId: string
  documentType: string
  title: string
  /** In Sanity's notation: `hero.stats[_key=="a"].claim`. */
  path: string
  /** Whether the link is only in a draft, which only editors see. */
  isDraft: boolean
}

/** Finds the first 200 documents that link to another, except its own draft. */
export const REFERRERS_QUERY = '*[references($id) && !(_id in [$id, "drafts." + $id])][0...200]'

/** The path of the first field of a document that refers to `id`. */
function pathTo(document: ReviewDocument, id: string): string {
  let found = ''
  visitFields(document, ({ path, value }) => {
    if (!found && isRecord(value) && value._ref === id) found = path
  })
  return found
}

/** The documents that link to `id`, each once even if its draft links too. */
export function referrersOf(documents: readonly ReviewDocument[], id: string): Referrer[] {
  const byId = new Map<string, ReviewDocument>()
  for (const document of documents) {
    const documentId = publishedId(document._id)
    if (document._id === documentId || !byId.has(documentId)) byId.set(documentId, document)
  }
  return [...byId].map(([documentId, document]) => ({
    documentId,
    documentType: document._type,
    title: titleOf(document),
    path: pathTo(document, id),
    isDraft: document._id !== documentId,
  }))
}
