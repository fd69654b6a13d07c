import type { ReviewDocument } from '../../packages/content/review/type.ts'
import { isRecord, titleOf } from '../../packages/content/review/value.ts'
import { visitFields } from '../../packages/content/review/walk.ts'

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

const publishedId = (id: string) => id.replace(/^drafts\./, '')

function pathTo(document: ReviewDocument, id: string): string {
  let found = ''
  visitFields(document, ({ path, value }) => {
    if (!found && isRecord(value) && value._ref === id) found = path
  })
  return found
}

/** The documents that link to `id`: each once, though both it and its draft do. */
export function referrersOf(documents: readonly ReviewDocument[], id: string): Referrer[] {
  const published = new Set(documents.map(({ _id }) => _id))
  return documents.flatMap((document) => {
    const documentId = publishedId(document._id)
    const isDraft = document._id !== documentId
    if (isDraft && published.has(documentId)) return []
    const { _type: documentType } = document
    return [
      { documentId, documentType, title: titleOf(document), path: pathTo(document, id), isDraft },
    ]
  })
}
