import type { Remark, Review, ReviewDocument } from './type.ts'
import { isPublic } from './value.ts'
import { type Place, visitFields } from './walk.ts'

/**
 * Makes a rule about single values at any place of a document. Documents are never changed in place,
 * so the findings of each are cached: after an edit only the edited document is checked again. Private
 * documents, which no visitor reads, are left out.
 */
export function everywhere(
  remarkOn: (place: Place) => Omit<Remark, 'document'> | undefined,
): Review {
  const known = new WeakMap<ReviewDocument, Remark[]>()
  const walk = (document: ReviewDocument): Remark[] => {
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
