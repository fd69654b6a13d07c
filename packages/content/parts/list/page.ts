import { MOST_ON_PAGE, pagesFor } from '../address/lists.ts'

/** A page of a list of articles. */
export interface ListPage<Article> {
  articles: Article[]
  /** The number of this page, from 1. */
  number: number
  /** The number of pages of the list. */
  pages: number
  /** The number of articles in the whole list. */
  total: number
}

/** Takes the page with a number from a list of articles; undefined beyond the last. */
export function listPageOf<Article>(
  all: readonly Article[],
  number: number,
): ListPage<Article> | undefined {
  const total = all.length
  const pages = pagesFor(total)
  if (number > pages) return undefined
  const articles = all.slice((number - 1) * MOST_ON_PAGE, number * MOST_ON_PAGE)
  return { articles, number, pages, total }
}
