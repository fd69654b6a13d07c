import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TokenVariable } from '../http/contentError.ts'
import { remembered } from './remembered.ts'

/** What a service that watches the site, or a member of staff, may know. It holds no secrets. */
export interface Readiness {
  /** Whether everything works: pages that are not stored can be made, and edits arrive. */
  ready: boolean
  /** The commit that runs. */
  version: string
  /** ISO 8601. */
  startedAt: string
  next: { up: boolean }
  /** `ms`: how long the last query took; null when it had no result. */
  lake: { up: boolean; ms: number | null }
  /** Null when the site runs without Redis. */
  redis: { up: boolean } | null
  content: {
    /** The newest edit of published content in the Lake. */
    editedAt: string | null
    /** When a page was last rendered. */
    renderedAt: string | null
    /** When the pages were last compared with what is published, and the seconds since then. */
    comparedAt: string | null
    ageSeconds: number | null
  }
  /** The last delivery of the publishing webhook to this process, and the status that answered it. */
  webhook: { at: string; status: number } | null
  /** `failed`: the paths whose last good page is still sent, because the next one cannot be made. */
  pages: { stored: number; failed: string[] }
  /** `refused`: the variables whose tokens the content server refused at the start. */
  settings: { refused: TokenVariable[] }
}

/** What the Lake said of itself. */
export interface LakeState {
  up: boolean
  ms: number | null
  editedAt: string | null
}

/** What the front knows of its own work. */
export interface SiteState {
  version: string
  startedAt: Date
  nextIsUp: boolean
  redisIsUp: boolean | null
  storedPages: number
  /** The paths of answers that could not be rendered at the last try, and are tried again. */
  failedPages: string[]
  refusedSettings: TokenVariable[]
  lastRenewal: Date | null
  lastWebhook: { at: Date; status: number } | null
  /** When what is published was last compared with the pages. */
  lastComparison: Date | null
}

interface HealthParts {
  state(): SiteState
  /** Rejects when the Lake cannot be reached, refuses, or the signal aborts. */
  askLake(signal: AbortSignal): Promise<LakeState>
  /** The Studio's origin: its pages may read the answers. */
  studioUrl: string
}

/** Milliseconds for which the Lake's answer is used again, however often somebody asks. */
const LAKE_MEMORY_MS = 10_000
/** Milliseconds after which the Lake counts as down here. */
const LAKE_DEADLINE_MS = 3_000

const DOWN: LakeState = { up: false, ms: null, editedAt: null }

/** @param now milliseconds since 1970 */
function readinessOf({ up, ms, editedAt }: LakeState, site: SiteState, now: number): Readiness {
  const { nextIsUp, redisIsUp, lastComparison, lastWebhook } = site
  return {
    ready: up && nextIsUp && redisIsUp !== false,
    version: site.version,
    startedAt: site.startedAt.toISOString(),
    next: { up: nextIsUp },
    lake: { up, ms },
    redis: redisIsUp === null ? null : { up: redisIsUp },
    content: {
      editedAt,
      renderedAt: site.lastRenewal?.toISOString() ?? null,
      comparedAt: lastComparison?.toISOString() ?? null,
      ageSeconds: lastComparison && Math.round((now - lastComparison.getTime()) / 1000),
    },
    webhook: lastWebhook && { ...lastWebhook, at: lastWebhook.at.toISOString() },
    pages: { stored: site.storedPages, failed: site.failedPages },
    settings: { refused: site.refusedSettings },
  }
}

/**
 * Returns the function that answers '/api/live' and '/api/ready', without Next:
 *
 * - live: 200 while this process answers. For supervisors and balancers.
 * - ready: a `Readiness`, with 503 unless everything works. For alarms and for people. Not for balancers:
 *   while the Lake is away the site still sends every stored page.
 *
 * It returns whether the path is one of these.
 */
export function createHealth({ state, askLake, studioUrl }: HealthParts) {
  const lake = remembered(
    () => askLake(AbortSignal.timeout(LAKE_DEADLINE_MS)).catch(() => DOWN),
    LAKE_MEMORY_MS,
  )
  const origin = new URL(studioUrl).origin

  const ANSWERS: Record<string, () => Promise<{ status: number; body: object }>> = {
    '/api/live': async () => ({ status: 200, body: { live: true, version: state().version } }),
    '/api/ready': async () => {
      const body = readinessOf(await lake(), state(), Date.now())
      return { status: body.ready ? 200 : 503, body }
    },
  }

  return (path: string, { method }: IncomingMessage, response: ServerResponse): boolean => {
    const answer = ANSWERS[path]
    if (!answer) return false
    const headers = {
      'cache-control': 'no-store',
      'access-control-allow-origin': origin,
      'x-content-type-options': 'nosniff',
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD', connection: 'close' }).end()
      return true
    }
    void answer().then(({ status, body }) => {
      response.writeHead(status, { ...headers, 'content-type': 'application/json' })
      response.end(method === 'HEAD' ? undefined : JSON.stringify(body))
    })
    return true
  }
}
