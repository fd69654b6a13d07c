import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { believed } from '../cache/freshness/believed.ts'
import { Comparison } from '../cache/freshness/comparison.ts'
import { submitToIndexNow } from '../cache/freshness/indexNow.ts'
import { Publisher } from '../cache/freshness/publisher.ts'
import { purgeHook } from '../cache/freshness/purgeHook.ts'
import { PurgeQueue } from '../cache/freshness/purgeQueue.ts'
import { readPublished } from '../cache/freshness/readPublished.ts'
import { setSite } from '../cache/site.ts'
import type { TaggedResponse } from '../cache/store/answer.ts'
import { PageFiles } from '../cache/store/files.ts'
import { MISSING_PATH, Pages } from '../cache/store/pages.ts'
import { comparisonSeconds, env } from '../env.ts'
import { watchForEnd } from '../http/observe.ts'
import { lakeClient, runQuery } from '../lake/client.ts'
import type { TokenVariable } from '../monitoring/contentError.ts'
import { lastWebhook } from '../monitoring/lastWebhook.ts'
import { getMetrics } from '../monitoring/metrics.ts'
import { getReplicas } from '../replicas/getReplicas.ts'
import { siteVersion } from './siteVersion.ts'
import { tryTokens } from './tryTokens.ts'

/** Milliseconds after which visitors are let in although this replica could not compare, or not render. */
const MAX_JOIN_MS = 15_000
/** Milliseconds in which the Lake has to answer a comparison. */
const COMPARISON_MS = 15_000

/** Names the build that runs; next.config.mjs writes it into the code. */
const BUILD = process.env.BUILD ?? 'unknown'

/** How the stored routes make their answers (web/storedRoutes.ts). */
interface StoredRoutes {
  makeAnswer(path: string, now: Date): Promise<TaggedResponse>
  /** Returns the path of the page without which a path has no answer; undefined where it always has one. */
  pageOf(path: string): string | undefined
}

/**
 * Starts the work that no request starts: restores the pages that were kept, follows what is published, and renews what
 * it outdates. Next calls it once, before the first request (web/instrumentation.ts).
 */
export async function startWork({ makeAnswer, pageOf }: StoredRoutes): Promise<void> {
  const startedAt = new Date()
  const replicas = getReplicas()
  const refusedSettings: TokenVariable[] = []
  const intervalMs = comparisonSeconds(env) * 1000
  let lastRenewal: Date | null = null
  watchForEnd()
  /** Ends when what the last comparison found is renewed. */
  let caughtUp: Promise<void> = Promise.resolve()

  const files = env.PAGES_DIR ? new PageFiles(env.PAGES_DIR, BUILD) : undefined
  // The release says where the pages are that it contains (serve.ts).
  const { BUILT_PAGES_DIR } = process.env
  const kept = new Map([
    ...(BUILT_PAGES_DIR ? await new PageFiles(BUILT_PAGES_DIR, BUILD).read() : []),
    ...((await files?.read()) ?? []),
  ])
  const pages = new Pages({
    make: (path, now) => make(path, now),
    now: () => replicas.now(),
    ...(files ? { files } : {}),
    onRenewed(ok) {
      if (ok) lastRenewal = new Date()
      else getMetrics().renewalFailed()
    },
    onExpired: (paths) => void publisher.expired(paths),
  })
  const comparison = new Comparison({
    read: () => readPublished((query) => runQuery(query, AbortSignal.timeout(COMPARISON_MS))),
    onChanges(changes) {
      caughtUp = publisher.catchUp(changes)
      if (changes) return
      void caughtUp.then(() => files?.removeOthers(exists))
      // The page is made while the Lake can be read, so that unknown paths have their answer when it cannot.
      void pages.renew(MISSING_PATH)
    },
    onBack: () => pages.retryNow(),
    isTurn: () => replicas.isTurnToCompare(intervalMs),
    intervalMs,
    kept: [...kept.keys()].filter((path) => path !== MISSING_PATH && pageOf(path) === path),
  })
  const exists = (path: string) => {
    const page = pageOf(path)
    return path === MISSING_PATH || page === undefined || comparison.isPublished(page)
  }
  const make = believed({
    make: makeAnswer,
    comparison,
    isSent: (path) => (pages.stored(path)?.status ?? 404) < 400 && exists(path),
  })
  const publisher = new Publisher({
    pages,
    comparison,
    replicas,
    exists,
    purges: env.CDN_PURGE_URL
      ? new PurgeQueue(purgeHook(env.CDN_PURGE_URL, env.CDN_PURGE_TOKEN))
      : undefined,
    announcePages,
  })

  pages.restore(kept)
  setSite({
    pages,
    publisher,
    exists,
    state: () => ({
      version: siteVersion(),
      startedAt,
      connection: replicas.connection,
      storedPages: pages.size,
      failedPages: pages.failedPaths,
      diskProblem: files?.problem ?? null,
      refusedSettings,
      lastRenewal,
      lastWebhook: lastWebhook(),
      lastComparison:
        comparison.state.lastReadAt === null ? null : new Date(comparison.state.lastReadAt),
      comparisonProblem: comparison.state.problem,
    }),
  })

  void tryTokens(lakeClient, env, (variable) => refusedSettings.push(variable))

  await replicas.join({
    onChange: (change) => void publisher.hear(change),
    onMissed: () => void comparison.compare(),
  })
  const begun = comparison.compare().then(() => caughtUp)
  // Where other replicas send what is published, this one must not send the pages of its build meanwhile.
  if (env.REDIS_URL) await Promise.race([begun, pause(MAX_JOIN_MS)])
  comparison.start()
  void files?.copyPublic(publicFolder())
}

/** Returns the folder of the site's own files. Next's server runs in `web` (a release) or above it. */
function publicFolder(): string {
  const top = process.cwd()
  return basename(top) === 'web' ? join(top, 'public') : join(top, 'web/public')
}

/** Tells search engines which pages have changed. */
function announcePages(paths: string[]): void {
  const { INDEXNOW_KEY: key, SITE_URL: origin } = env
  if (key) void submitToIndexNow({ key, origin, paths })
}
