import type { Lake } from '../../lake.ts'
import type { Route } from '../router.ts'
import { assetRoutes } from './assets.ts'
import { cdnRoutes } from './cdn.ts'
import { docRoutes } from './doc.ts'
import { mutateRoutes } from './mutate.ts'
import { queryRoutes } from './query.ts'

/** Every endpoint of the Lake. */
export function routesOf(lake: Lake): Route[] {
  return [queryRoutes, docRoutes, mutateRoutes, assetRoutes, cdnRoutes].flatMap((routes) =>
    routes(lake),
  )
}
