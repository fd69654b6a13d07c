import { fold } from '../text/fold.ts'
import type { PartnerFaqItem } from './type.ts'

/** What a visitor looks for among the questions of the partner page. */
export interface FaqFilter {
  text: string
  /** The slug of a category; 'all' or empty for every one. */
  category: string
  /** From 1. */
  page: number
}

/** What a question is found by. */
export type Findable = Pick<PartnerFaqItem, 'question' | 'plainAnswer' | 'keywords' | 'tags'>

/** What a filter finds, and the page of it that is shown. */
export interface FaqPage<Item> {
  /** How many questions were found, on all pages. */
  count: number
  /** Those of this page. */
  items: Item[]
  /** From 1, and within `pages`. */
  page: number
  /** At least 1. */
  pages: number
}

/**
 * Finds questions by a substring of question, answer or keyword, whatever its case and accents, and
 * by category; both must hold (specification, section 5). A page beyond the last is the last.
 */
export function filterFaq<Item extends Findable>(
  all: readonly Item[],
  { text, category, page }: FaqFilter,
  pageSize: number,
): FaqPage<Item> {
  const found = all.filter((item) => isAbout(item, fold(text.trim())) && isIn(item, category))
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const shown = Math.min(Math.max(1, page), pages)
  const items = found.slice((shown - 1) * pageSize, shown * pageSize)
  return { count: found.length, items, page: shown, pages }
}

const isAbout = ({ question, plainAnswer, keywords }: Findable, folded: string): boolean =>
  [question, plainAnswer, ...keywords].some((text) => fold(text).includes(folded))

const isIn = ({ tags }: Findable, category: string): boolean =>
  category === '' || category === 'all' || tags.includes(category)
