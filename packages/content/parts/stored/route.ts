import type { StoredDocument } from './document.ts'
import { isRecord, textOf } from './value.ts'

/** A text of the document's page; '' without one. */
export const routeText = ({ route }: StoredDocument, field: string): string =>
  isRecord(route) ? textOf(route[field]) : ''

/** The path of the document's page; '' without one. */
export const pathOf = (document: StoredDocument): string => routeText(document, 'path')
