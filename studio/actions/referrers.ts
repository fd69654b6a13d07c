import type { ReviewDocument } from '../../packages/content/review/type.ts'
import { isRecord, titleOf } from '../../packages/content/review/value.ts'
import { visitFields } from '../../packages/content/review/walk.ts'
import { publishedId } from '../../packages/content/tags/tags.ts'

/** A document that links to another, and the first field where it does. */
export interface Referrer {
  documentId: string
  documentType: string
  title: string
  /** In Sanity's notation: `hero.stats[_key=="a"].claim`. */
  path: string
  /** The link stands only in a draft, which nobody but editors sees. */
  isDraft: boolean
}

/** What links to a document, its own draft apart. Enough for a person to work through. */
export const REFERRERS_QUERY = '*[references($id) && !(_id in [$id, "drafts." + $id])][0...200]'

function pathTo(document: ReviewDocument, id: string): string {
  let found = ''
  visitFields(document, ({ path, value }) => {
    if (!found && isRecord(value) && value._ref === id) found = path
  })
  return found
}

/** The documents that link to `id`: each once, though both it and its drafts do. */
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
