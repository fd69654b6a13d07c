import type { ReviewDocument } from './type.ts'
import { isRecord, textOf } from './value.ts'

/** A text of the document's page; '' without one. */
export const routeText = ({ route }: ReviewDocument, field: string): string =>
  isRecord(route) ? textOf(route[field]) : ''

/** The path of the document's page; '' without one. */
export const pathOf = (document: ReviewDocument): string => routeText(document, 'path')
