import { checkProject, type Lake } from '../../lake.ts'
import type { Handler, Route } from '../router.ts'
import { actionRoutes } from './actions.ts'
import { assetRoutes } from './assets.ts'
import { cdnRoutes } from './cdn.ts'
import { docRoutes } from './doc.ts'
import { exportRoutes } from './export.ts'
import { historyRoutes } from './history.ts'
import { hookRoutes } from './hooks.ts'
import { keyValueRoutes } from './keyValues.ts'
import { listenRoutes } from './listen.ts'
import { liveRoutes } from './live.ts'
import { mutateRoutes } from './mutate.ts'
import { projectRoutes } from './projects.ts'
import { queryRoutes } from './query.ts'
import { serviceRoutes } from './services.ts'
import { userRoutes } from './users.ts'

/** All endpoints of the Lake. */
export function routesOf(lake: Lake): Route[] {
  const routes = [
    queryRoutes,
    docRoutes,
    mutateRoutes,
    actionRoutes,
    listenRoutes,
    historyRoutes,
    liveRoutes,
    exportRoutes,
    assetRoutes,
    cdnRoutes,
    keyValueRoutes,
    userRoutes,
    projectRoutes,
    hookRoutes,
    serviceRoutes,
  ].flatMap((routesOfPart) => routesOfPart(lake))
  return routes.map((route) => ({ ...route, handle: withinProject(lake, route.handle) }))
}

/** Checks the project, which clients without a project host name send in a header. */
function withinProject(lake: Lake, handle: Handler): Handler {
  return (request) => {
    const project = request.headers['x-sanity-project-id']
    if (typeof project === 'string') checkProject(lake, project)
    return handle(request)
  }
}
