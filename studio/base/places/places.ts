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

/** The ids of the documents in a list of a version of a page's document. */
export function listedIn(page: unknown, { path }: Place): string[] {
  const list = valueAt(page, stepsOf(path))
  return Array.isArray(list) ? list.map(referenceOf) : []
}

/** Whether a version of a page's document has a document in a list. */
export const isListed = (page: unknown, place: Place, id: string): boolean =>
  listedIn(page, place).includes(id)

/** The first id of a list that comes after another by its position; undefined where none does. */
const nextIn = (list: readonly string[], id: string, positioned: readonly string[]) =>
  list.find((each) => positioned.indexOf(each) > positioned.indexOf(id))

/**
 * The ids of a list in its order, with all others: each before the first that comes after it by its position.
 *
 * @param positioned all ids by their positions
 */
export function merged(list: readonly string[], positioned: readonly string[]): string[] {
  const others = positioned.filter((id) => !list.includes(id))
  return others.reduce(
    (all, id) => {
      const next = nextIn(all, id, positioned)
      return all.toSpliced(next === undefined ? all.length : all.indexOf(next), 0, id)
    },
    list.filter((id) => positioned.includes(id)),
  )
}

/**
 * The change of a version of a page's document, the published one or a draft, that puts a document in a list, at its
 * place, or takes it out; undefined if it is so already.
 *
 * @param positioned the ids of all documents of the type by their positions
 */
export function placing(
  page: unknown,
  place: Place,
  id: string,
  { shown, positioned }: { shown: boolean; positioned: readonly string[] },
): PatchOperations | undefined {
  if (isListed(page, place, id) === shown) return undefined
  if (!shown) return { unset: [`${place.path}[_ref=="${id}"]`] }
  const items = [{ _type: 'reference', _key: id, _ref: id }]
  const next = nextIn(listedIn(page, place), id, positioned)
  return {
    setIfMissing: { [place.path]: [] },
    insert: next
      ? { before: `${place.path}[_ref=="${next}"]`, items }
      : { after: `${place.path}[-1]`, items },
  }
}
