import { CONSTANTS } from '../../compat/constants.ts'
import { empty, json } from '../response.ts'
import { get, type Route } from '../router.ts'

/** Returns the endpoints of other services of the hosted platform, which respond with constants. */
export function serviceRoutes(): Route[] {
  return [
    ...constantRoutes(CONSTANTS),
    { method: 'POST', path: '/intake/batch', handle: () => empty() },
    { method: 'POST', path: '/auth/logout', handle: () => empty() },
  ]
}

/** Routes for reading constants, by path. */
export function constantRoutes(answers: Readonly<Record<string, unknown>>): Route[] {
  return Object.entries(answers).map(([path, answer]) => get(path, () => json(answer)))
}
