import type { SiteState } from '../site.ts'

/**
 * The answer of /api/ready, for services that watch the site and for staff. It holds no secrets. `ready` says whether
 * everything works: pages that are not stored can be made, edits arrive, and pages can be kept. Moments are in ISO 8601;
 * null stands for what did not happen yet, and for Redis where the site runs without it.
 *
 * @param now milliseconds since 1970
 */
export function readinessOf(isLakeUp: boolean, site: SiteState, now: number) {
  const { connection, lastComparison, lastWebhook, diskProblem } = site
  return {
    ready: isLakeUp && connection !== 'lost' && diskProblem === null,
    version: site.version,
    startedAt: site.startedAt.toISOString(),
    lake: { up: isLakeUp },
    redis: connection === 'alone' ? null : { up: connection === 'joined' },
    disk: { problem: diskProblem },
    content: {
      renderedAt: site.lastRenewal?.toISOString() ?? null,
      comparedAt: lastComparison?.toISOString() ?? null,
      ageSeconds: lastComparison && Math.round((now - lastComparison.getTime()) / 1000),
    },
    webhook: lastWebhook && { ...lastWebhook, at: lastWebhook.at.toISOString() },
    pages: { stored: site.storedPages, failed: site.failedPages },
    settings: { refused: site.refusedSettings },
  }
}
