import type { DocumentResolver } from 'sanity/presentation'

/** The document a page is about, by its entry in the route registry. */
export const mainDocuments: DocumentResolver[] = [
  {
    route: ['/', '/:slug', '/:section/:slug'],
    filter: '_id in *[_type == "route" && path == $path].subject._ref',
    params: ({ path }) => ({ path }),
  },
]
