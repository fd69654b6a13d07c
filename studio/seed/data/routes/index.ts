import { articleRoutes } from './articles.ts'
import { carrierRoutes } from './carriers.ts'
import { legalRoutes } from './legal.ts'
import { mainRoutes } from './main.ts'
import type { RoutePath } from './paths.ts'
import { planRoutes } from './plans.ts'
import { productRoutes } from './products.ts'
import type { RouteSeed } from './route.ts'

/** The route registry: one entry per page, by path. */
export const routes: Record<RoutePath, RouteSeed> = {
  ...mainRoutes,
  ...carrierRoutes,
  ...planRoutes,
  ...productRoutes,
  ...articleRoutes,
  ...legalRoutes,
}

/** The id of the document that has its page at a path. */
export function pageId(path: RoutePath): string {
  return routes[path].subject
}
