import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isRecord, titleOf } from '@elos/content/parts/stored/value'
import { visitFields } from '@elos/content/parts/stored/walk'
import { CONSENT_TYPE, consentId, testimonialOf } from '@elos/content/review/consents'

/** A document that links to another, and the first field with such a link. */
export interface Referrer {
  documentId: string
  documentType: string
  title: string
  /** The path of the field in Sanity's notation: `hero.stats[_key=="a"].claim`. */
  path: string
  /** Whether the link is only in a draft, which only editors see. */
  isDraft: boolean
}

/** The parameters of `REFERRERS_QUERY`. */
interface Removal {
  /** The document that others may link to. */
  id: string
  /** The record that must be deleted first; null if there is none. */
  record: string | null
}

/**
 * Returns what to look for before a document is removed. A testimonial is deleted after the record of its
 * consent, unless that was withdrawn, and the record once no page shows the testimonial.
 */
export function removalOf(
  { id, type }: { id: string; type: string },
  action: string | undefined,
): Removal {
  if (type === CONSENT_TYPE) return { id: testimonialOf(id), record: null }
  const hasRecord = type === 'testimonial' && action === 'delete'
  return { id, record: hasRecord ? consentId(id) : null }
}

/** Finds the record, and the first 200 documents that link to another, except its own draft. */
export const REFERRERS_QUERY =
  '*[(references($id) || (_id == $record && !defined(withdrawnAt))) && !(_id in [$id, "drafts." + $id])][0...200]'

/** The path of the first field of a document that refers to `id`. */
function pathTo(document: StoredDocument, id: string): string {
  let found = ''
  visitFields(document, ({ path, value }) => {
    if (!found && isRecord(value) && value._ref === id) found = path
  })
  return found
}

/** The documents that link to `id`, each once even if its draft links too. */
export function referrersOf(documents: readonly StoredDocument[], id: string): Referrer[] {
  const byId = new Map<string, StoredDocument>()
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
