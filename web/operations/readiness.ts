import type { SiteState } from '../cache/site.ts'
import type { TokenVariable } from '../monitoring/contentError.ts'

/** The answer of /api/ready, for services that watch the site and for staff. It holds no secrets. */
interface Readiness {
  /**
   * Whether everything works: pages that are not stored can be made, edits arrive, and pages can be kept. A page that
   * cannot be made alters nothing here: `pages.failed` names it.
   */
  ready: boolean
  /** The commit that runs. */
  version: string
  /** The moment of the start, in ISO 8601. */
  startedAt: string
  lake: { up: boolean }
  /** The state of Redis; null when the site runs without it. */
  redis: { up: boolean } | null
  /** `problem` is the reason why the last page could not be written, such as a full disk; null when it could. */
  disk: { problem: string | null }
  content: {
    /** The moment at which a page was last rendered, in ISO 8601. */
    renderedAt: string | null
    /** The moment at which the pages were last compared with what is published, and the seconds since then. */
    comparedAt: string | null
    ageSeconds: number | null
    /** The reason why the last comparison failed, as when content is missing; null when it did not. */
    problem: string | null
  }
  /** The last delivery of the publishing webhook to this process, and the status that answered it. */
  webhook: { at: string; status: number } | null
  /** `failed` has the paths whose last good page is still sent, because the next one cannot be made. */
  pages: { stored: number; failed: string[] }
  /** `refused` has the variables whose tokens the content server refused at the start. */
  settings: { refused: TokenVariable[] }
}

/** @param now milliseconds since 1970 */
export function readinessOf(isLakeUp: boolean, site: SiteState, now: number): Readiness {
  const { connection, lastComparison, lastWebhook, comparisonProblem, diskProblem } = site
  return {
    ready: isLakeUp && comparisonProblem === null && connection !== 'lost' && diskProblem === null,
    version: site.version,
    startedAt: site.startedAt.toISOString(),
    lake: { up: isLakeUp },
    redis: connection === 'alone' ? null : { up: connection === 'joined' },
    disk: { problem: diskProblem },
    content: {
      renderedAt: site.lastRenewal?.toISOString() ?? null,
      comparedAt: lastComparison?.toISOString() ?? null,
      ageSeconds: lastComparison && Math.round((now - lastComparison.getTime()) / 1000),
      problem: comparisonProblem,
    },
    webhook: lastWebhook && { ...lastWebhook, at: lastWebhook.at.toISOString() },
    pages: { stored: site.storedPages, failed: site.failedPages },
    settings: { refused: site.refusedSettings },
  }
}
