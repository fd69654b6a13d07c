import { checkProject, type Lake } from '../lake.ts'
import { requireAdministrator } from './access.ts'
import type { Handler, Route } from './router.ts'

/**
 * A GET route of the management API. It refuses everyone but the administrator, and a path whose
 * `:project` is not the Lake's.
 */
export function administeredGet(lake: Lake, path: string, handle: Handler): Route {
  return {
    method: 'GET',
    path,
    handle(request) {
      requireAdministrator(request.actor)
      if (request.params.project !== undefined) checkProject(lake, request.params.project)
      return handle(request)
    },
  }
}
