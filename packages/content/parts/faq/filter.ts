import { fold } from '../text/fold.ts'
import type { PartnerFaqItem } from './map.ts'

/** A visitor's search in the questions of the partner page. */
export interface FaqFilter {
  text: string
  /** The slug of a category; 'all' or empty for every one. */
  category: string
  /** The number of the page, from 1. */
  page: number
}

/** The fields of a question that are searched. */
export type Findable = Pick<PartnerFaqItem, 'question' | 'plainAnswer' | 'keywords' | 'tags'>

/** One page of the questions that a filter finds. */
export interface FaqPage<Item> {
  /** The number of questions found, on all pages. */
  count: number
  /** The questions of this page. */
  items: Item[]
  /** The number of the page, from 1 to `pages`. */
  page: number
  /** The number of pages, at least 1. */
  pages: number
}

/**
 * Finds questions by category and by a substring of question, answer or keyword, ignoring case and
 * accents; both must match. A page number beyond the last page gives the last page.
 */
export function filterFaq<Item extends Findable>(
  all: readonly Item[],
  { text, category, page }: FaqFilter,
  pageSize: number,
): FaqPage<Item> {
  const found = all.filter(
    (item) => matchesText(item, fold(text.trim())) && matchesCategory(item, category),
  )
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const shown = Math.min(Math.max(1, page), pages)
  const items = found.slice((shown - 1) * pageSize, shown * pageSize)
  return { count: found.length, items, page: shown, pages }
}

const matchesText = ({ question, plainAnswer, keywords }: Findable, folded: string): boolean =>
  [question, plainAnswer, ...keywords].some((text) => fold(text).includes(folded))

const matchesCategory = ({ tags }: Findable, category: string): boolean =>
  category === '' || category === 'all' || tags.includes(category)
