import type { Review } from './type.ts'
import { referenceOf } from './value.ts'

/**
 * Finds published documents without a page, which no visitor can open. A type has pages when one of its
 * documents has one.
 */
export const missingPages: Review = (documents) => {
  const shown = new Set(
    documents.filter(({ _type }) => _type === 'route').map(({ subject }) => referenceOf(subject)),
  )
  const types = new Set(documents.filter(({ _id }) => shown.has(_id)).map(({ _type }) => _type))
  return documents
    .filter(({ _id, _type }) => types.has(_type) && !shown.has(_id))
    .map((document) => ({
      document,
      path: 'slug',
      message:
        'Está publicado, mas não tem página: ninguém o encontra no site. Abra e clique em “Criar a página”.',
    }))
}
