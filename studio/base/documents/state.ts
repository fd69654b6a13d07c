import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import type { DocumentSet } from './documentSet.ts'

/** The states of a document: on the site, on the site with changes that are not, or not on the site yet. */
export type DocumentState = 'published' | 'changed' | 'draft'

/** Returns the state of a document as staff wrote it last. */
export function stateOf({ _id }: StoredDocument, documents: DocumentSet): DocumentState {
  if (!_id.startsWith('drafts.')) return 'published'
  return documents.has(publishedId(_id)) ? 'changed' : 'draft'
}
