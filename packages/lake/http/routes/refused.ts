import { requestError } from '../../apiError.ts'
import { REFUSED_ROUTES, refusals } from '../../compat/refused.ts'
import { METHODS, type Route } from '../router.ts'

/** The routes of the documented API that the Lake does not have: each answers 501, with the reason of COMPAT.md. */
export function refusedRoutes(): Route[] {
  return refusals(REFUSED_ROUTES).flatMap(({ name, reason }) => {
    const handle = () => {
      throw requestError(501, 'Not Implemented', reason)
    }
    return METHODS.map((method) => ({ method, path: name, handle }))
  })
}
