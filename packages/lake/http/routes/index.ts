import { checkProject, type Lake } from '../../lake.ts'
import { requireAdministrator } from '../access.ts'
import type { LakeRequest } from '../request.ts'
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
import { refusedRoutes } from './refused.ts'
import { serviceRoutes } from './services.ts'
import { userRoutes } from './users.ts'

const PUBLIC = [
  queryRoutes,
  docRoutes,
  mutateRoutes,
  listenRoutes,
  liveRoutes,
  exportRoutes,
  cdnRoutes,
  serviceRoutes,
]

/** The endpoints that refuse everyone but the administrator. */
const ADMINISTERED = [
  actionRoutes,
  historyRoutes,
  assetRoutes,
  keyValueRoutes,
  userRoutes,
  projectRoutes,
  hookRoutes,
]

/** All endpoints of the Lake, and those that it refuses. */
export function routesOf(lake: Lake): Route[] {
  const administered = ADMINISTERED.flatMap((routes) => routes(lake)).map((route) => ({
    ...route,
    handle(request: LakeRequest) {
      requireAdministrator(request.actor)
      return route.handle(request)
    },
  }))
  const here = [...PUBLIC.flatMap((routes) => routes(lake)), ...administered]
  // The first matching route wins, so what is refused comes last.
  return [...here, ...refusedRoutes()].map((route) => ({
    ...route,
    handle: withinProject(lake, route.handle),
  }))
}

/** Checks the project in the path, and that in a header, which clients without a project host name send. */
function withinProject(lake: Lake, handle: Handler): Handler {
  return (request) => {
    const named = [request.params.project, request.headers['x-sanity-project-id']]
    for (const project of named) if (typeof project === 'string') checkProject(lake, project)
    return handle(request)
  }
}
