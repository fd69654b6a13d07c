import { empty, json } from '../response.ts'
import type { Route } from '../router.ts'

/** Constant responses of other services of the hosted platform, which the Studio calls. */
const RESPONSES: Readonly<Record<string, unknown>> = {
  '/ping': { ping: 'pong' },
  '/data/ping/:dataset': { ping: 'pong' },
  '/check/cors': { result: { allowed: true, withCredentials: true } },
  '/features': [],
  '/help': {},
  '/geoip/country': { isoCode: null },
  '/auth/providers': { providers: [], thirdPartyLogin: false, sso: null },
  '/access/requests/me': [],
  '/intake/telemetry-status': { status: 'denied' },
  '/journey/announcements': [],
  '/journey/:topic': null,
  '/subscriptions/project/:project': null,
  // This endpoint lists references from other datasets only.
  '/data/references/:dataset/documents/:id/to': {
    totalCount: 0,
    references: [],
  },
}

/** Returns the endpoints that respond with constants. */
export function serviceRoutes(): Route[] {
  const constants = Object.entries(RESPONSES).map(
    ([path, answer]): Route => ({ method: 'GET', path, handle: () => json(answer) }),
  )
  return [
    ...constants,
    { method: 'POST', path: '/intake/batch', handle: () => empty() },
    { method: 'POST', path: '/auth/logout', handle: () => empty() },
  ]
}
