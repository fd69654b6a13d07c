import type { StoredDocument } from '../parts/stored/document.ts'
import { isPublic } from '../parts/stored/value.ts'
import { type Place, visitFields } from '../parts/stored/walk.ts'
import type { Remark, Review } from './type.ts'

/**
 * Makes a rule about single values at any place of a document. Documents are never changed in place,
 * so the findings of each are cached: after an edit only the edited document is checked again. Private
 * documents, which no visitor reads, are left out.
 */
export function everywhere(
  remarkOn: (place: Place) => Omit<Remark, 'document'> | undefined,
): Review {
  const known = new WeakMap<StoredDocument, Remark[]>()
  const walk = (document: StoredDocument): Remark[] => {
    const remarks: Remark[] = []
    visitFields(document, (place) => {
      const remark = remarkOn(place)
      if (remark) remarks.push({ document, ...remark })
    })
    known.set(document, remarks)
    return remarks
  }
  return (documents) =>
    documents.filter(isPublic).flatMap((document) => known.get(document) ?? walk(document))
}
