import type { DocumentResolver } from 'sanity/presentation'

/** Finds the document shown by the page at `$path`. */
export const MAIN_DOCUMENT = 'route.path == $path'

/** Resolves the document that a page shows, by its entry in the route registry. */
export const mainDocuments: DocumentResolver[] = [
  {
    route: ['/', '/:slug', '/:section/:slug', '/:section/:subsection/:slug'],
    filter: MAIN_DOCUMENT,
    params: ({ path }) => ({ path }),
  },
]
