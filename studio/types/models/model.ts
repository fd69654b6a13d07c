import type { SanityDocumentLike } from 'sanity'
import { PAGE_MODEL } from '../../base/singletons.ts'
import { copyWithoutFacts } from '../copy/copyWithoutFacts.ts'

/** A model of a page: what a copy of it keeps, under its name. The id has a dot, so that the Lake keeps the model private. */
export const modelOf = (page: SanityDocumentLike) => ({
  ...copyWithoutFacts(page),
  _id: `model.${crypto.randomUUID()}`,
  _type: PAGE_MODEL,
  name: page.name,
})

/** A new page as a model has it, under the published id `id`. It has no name, address or period yet. */
export const pageOf = (model: SanityDocumentLike, id: string) =>
  copyWithoutFacts({ ...model, _id: `drafts.${id}`, _type: 'freePage' })
