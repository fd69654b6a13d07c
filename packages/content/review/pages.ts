import { KINDS, PAGE_KINDS } from '../page/kinds.ts'
import type { Review } from './type.ts'
import { referenceOf } from './value.ts'

/** The types of which every document has a page of its own. */
const PAGED: readonly string[] = PAGE_KINDS.map((kind) => KINDS[kind].type)

/** Finds published documents without a page, which no visitor can open. */
export const missingPages: Review = (documents) => {
  const shown = new Set(
    documents.filter(({ _type }) => _type === 'route').map(({ subject }) => referenceOf(subject)),
  )
  return documents
    .filter(({ _id, _type }) => PAGED.includes(_type) && !shown.has(_id))
    .map((document) => ({
      document,
      path: 'slug',
      message:
        'Está publicado, mas não tem página: ninguém o encontra no site. Abra e clique em “Criar a página”.',
    }))
}
