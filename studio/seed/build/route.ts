import { routeId } from '../data/routes/index.ts'
import type { RouteSeed } from '../data/routes/route.ts'
import { reference } from '../markdown/portableText.ts'
import type { Seed } from './document.ts'
import { links, references } from './parts.ts'

/** The document of a route. */
export function routeDocument(path: string, seed: RouteSeed): Seed<'route'> {
  const { relatedRoutes, subject, trail, ...entry } = seed
  return {
    _id: routeId(path),
    _type: 'route',
    path,
    ...entry,
    subject: reference(subject),
    relatedRoutes: references(relatedRoutes.map(routeId)),
    ...(trail && { trail: links(trail.map((item) => ({ ...item, action: 'page' }))) }),
  }
}
