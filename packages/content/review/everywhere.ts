import { perDocument } from '../parts/stored/perDocument.ts'
import { isPublic } from '../parts/stored/value.ts'
import { foundIn, type Place } from '../parts/stored/walk.ts'
import type { Remark, Review } from './rule.ts'

/**
 * Makes a rule about single values at any place of a document. After an edit only the edited document is checked
 * again. Private documents, which no visitor reads, are left out.
 */
export function everywhere(
  remarkOn: (place: Place) => Omit<Remark, 'document'> | undefined,
): Review {
  const remarksOn = perDocument((document) =>
    foundIn(document, remarkOn).map((remark) => ({ document, ...remark })),
  )
  return (documents) => documents.filter(isPublic).flatMap(remarksOn)
}
