import type { SiteState } from '../../cache/site.ts'

/** Returns the state of a site that works, but for what `about` says. */
export const siteState = (about: Partial<SiteState> = {}): SiteState => ({
  version: '0123456789ab',
  startedAt: new Date('2026-01-01T12:00:00Z'),
  connection: 'alone',
  storedPages: 42,
  failedPages: ['/amil-saude'],
  diskProblem: null,
  refusedSettings: ['SANITY_WRITE_TOKEN'],
  lastRenewal: new Date('2026-01-01T12:01:00Z'),
  lastWebhook: { at: new Date('2026-01-01T12:02:00Z'), status: 200 },
  lastComparison: null,
  comparisonProblem: null,
  ...about,
})
