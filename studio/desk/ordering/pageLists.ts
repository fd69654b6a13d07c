import type { StoredDocument } from '@elos/content/parts/stored/document'
import { referenceOf } from '@elos/content/parts/stored/value'
import { visitFields } from '@elos/content/parts/stored/walk'

/** The documents whose lists follow the order: the home page and the partner page. */
export const PAGES_WITH_LISTS = ['homePage', 'partnerPage'] as const

/**
 * The lists of a page that refer only to documents of an order, each sorted by it, by their paths. A list
 * that is sorted already is left out.
 */
export function sortedLists(
  page: StoredDocument,
  order: readonly string[],
): Record<string, unknown[]> {
  const lists: Record<string, unknown[]> = {}
  visitFields(page, ({ path, value }) => {
    if (!Array.isArray(value) || value.length === 0) return
    const places = new Map(value.map((item) => [item, order.indexOf(referenceOf(item))]))
    if ([...places.values()].includes(-1)) return
    const sorted = value.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
    if (sorted.some((item, index) => item !== value[index])) lists[path] = sorted
  })
  return lists
}
