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

/** The id of the document of a route: `/` → `route-home`, `/blog/x` → `route-blog-x`. */
export function routeId(path: string): string {
  return path === '/' ? 'route-home' : `route-${path.slice(1).replaceAll('/', '-')}`
}
