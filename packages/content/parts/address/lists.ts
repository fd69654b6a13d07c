/** The types of the documents whose page is a list of articles, which goes on at paths of its own. */
export const LIST_TYPES: readonly string[] = ['blogPage', 'author', 'articleCategory']

/** The most articles that a page of a list shows. */
export const MOST_ON_PAGE = 12

/** The number of pages of a list of this many articles. An empty one has one. */
export const pagesFor = (total: number): number => Math.max(1, Math.ceil(total / MOST_ON_PAGE))
