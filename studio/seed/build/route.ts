import type { Route } from '@elos/content/generated/sanity.types'
import { pageId, routes } from '../data/routes/index.ts'
import type { RoutePath } from '../data/routes/paths.ts'
import type { RouteSeed } from '../data/routes/route.ts'
import type { Seed, SeedDocument } from './document.ts'
import { links, references } from './parts.ts'

/** The entry of a path in the route registry. */
function routeEntry(path: string, seed: RouteSeed): Route {
  const { relatedRoutes, subject, trail, ...entry } = seed
  return {
    _type: 'route',
    path,
    ...entry,
    relatedRoutes: references(relatedRoutes.map(pageId)),
    ...(trail && { trail: links(trail.map((item) => ({ ...item, action: 'page' }))) }),
  }
}

/** A document with its page, if the registry has one. */
export function withRoute(document: Seed<SeedDocument['_type']>): SeedDocument {
  const path = (Object.keys(routes) as RoutePath[]).find((each) => pageId(each) === document._id)
  return path
    ? ({ ...document, route: routeEntry(path, routes[path]) } as SeedDocument)
    : (document as SeedDocument)
}
