/** The constant answers of other services of the hosted platform, which the Studio asks when it starts, by path. */
export const CONSTANTS = {
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
  '/data/references/:dataset/documents/:id/to': { totalCount: 0, references: [] },
} as const

/** The constant answers of the project, for the administrator, by path. */
export const PROJECT_CONSTANTS = {
  '/projects/:project/grants': {},
  '/projects/:project/roles': [],
  '/projects/:project/user-applications': [],
  // The Studio's `fetchReleaseLimits` reads `data`: no release may be created.
  '/projects/:project/new-content-release-allowed': {
    data: {
      orgActiveReleaseCount: 0,
      orgMeteredActiveReleaseCount: 0,
      defaultOrgActiveReleaseLimit: 0,
      datasetReleaseLimit: 0,
      orgActiveReleaseLimit: null,
    },
  },
} as const
