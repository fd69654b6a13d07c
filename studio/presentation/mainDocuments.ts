import type { DocumentResolver } from 'sanity/presentation'

/** Which document the page at `$path` is about. */
export const MAIN_DOCUMENT = '_id in *[_type == "route" && path == $path].subject._ref'

/** The document a page is about, by its entry in the route registry. */
export const mainDocuments: DocumentResolver[] = [
  {
    route: ['/', '/:slug', '/:section/:slug'],
    filter: MAIN_DOCUMENT,
    params: ({ path }) => ({ path }),
  },
]
