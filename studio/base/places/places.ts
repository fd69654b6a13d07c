import { referenceOf } from '@elos/content/parts/stored/value'
import { stepsOf, valueAt } from '@elos/content/parts/stored/walk'
import type { PatchOperations } from '@sanity/client'

/** A list of a page that shows documents of one type. */
export interface Place {
  /** The id of the page's document, which is its type as well. */
  page: 'homePage' | 'partnerPage'
  title: string
  /** The path of the list. */
  path: string
}

const onHome = (path: string): Place => ({ page: 'homePage', title: 'Página inicial', path })

const onPartners = (path: string): Place => ({
  page: 'partnerPage',
  title: 'Página de parceiros',
  path,
})

const PLACES = {
  carrier: [onHome('carriers.items'), onPartners('carriers.items')],
  testimonial: [onHome('testimonials.items')],
  siteFaqItem: [onHome('faq.items')],
  partnerFaqItem: [onPartners('faq.items')],
} as const satisfies Record<string, readonly Place[]>

/** The types whose documents are put on pages with one click. */
export type PlacedType = keyof typeof PLACES

/** Whether pages list the documents of a type. */
export const isPlaced = (type: string): type is PlacedType => Object.hasOwn(PLACES, type)

/** The lists of pages that show documents of a type. */
export const placesOf = (type: PlacedType): readonly Place[] => PLACES[type]

/** Whether a version of a page's document has a document in a list. */
export function isListed(page: unknown, { path }: Place, id: string): boolean {
  const list = valueAt(page, stepsOf(path))
  return Array.isArray(list) && list.some((item) => referenceOf(item) === id)
}

/**
 * The change of a version of a page's document, the published one or a draft, that puts a document at the end of a list
 * or takes it out; undefined if it is so already.
 */
export function placing(
  page: unknown,
  place: Place,
  id: string,
  shown: boolean,
): PatchOperations | undefined {
  if (isListed(page, place, id) === shown) return undefined
  const item = { _type: 'reference', _key: id, _ref: id }
  return shown
    ? { insert: { after: `${place.path}[-1]`, items: [item] } }
    : { unset: [`${place.path}[_ref=="${id}"]`] }
}
