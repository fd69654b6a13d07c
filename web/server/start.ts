/**
 * Serves the built site: the front on PORT and HOST, and Next's own server behind it on a loopback
 * port of its own. Run as `node web/server/start.ts`, with the environment of web/env.ts.
 *
 * SITE_DIST: Next's output folder inside `web`. SITE_STANDALONE: the folder of a build with
 * `SITE_OUTPUT=standalone`, when that is to be served. PAGES_DIR: the folder in which pages are kept
 * (pageFiles.ts), by default one in Next's output folder.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Change, tagsOfChange } from '@elos/content/tags/tags'
import { catchUpSeconds, env } from '../env.ts'
import type { TokenVariable } from '../http/contentError.ts'
import { log } from '../http/log.ts'
import { tryTokens } from '../http/tryTokens.ts'
import { readBuiltAnswers } from '../next/builtAnswers.ts'
import { readPreviewId } from '../next/previewId.ts'
import type { PublishedChange } from '../publishing/change.ts'
import { EVERYTHING_TAG } from '../publishing/everythingTag.ts'
import { submitToIndexNow } from '../publishing/indexNow.ts'
import { PurgeQueue } from '../publishing/purge/purgeQueue.ts'
import { purgerOf } from '../publishing/purge/sharedCache.ts'
import { noReplicas, type Replicas } from '../shared/replicas.ts'
import { askLake } from './askLake.ts'
import { CatchUp } from './catchUp.ts'
import { drain } from './drain.ts'
import { dropInNext } from './dropInNext.ts'
import { freePort } from './freePort.ts'
import { createFront } from './front.ts'
import { createHealth } from './health.ts'
import { createMetrics } from './metrics.ts'
import { createMetricsServer } from './metricsServer.ts'
import { NextProcess } from './nextProcess.ts'
import { PageFiles } from './pageFiles.ts'
import { Publication } from './publication.ts'
import { readPublicFiles } from './publicFiles.ts'
import { readPublished } from './readPublished.ts'
import { remembered } from './remembered.ts'
import { Renewal } from './renewal.ts'
import { AnswerStore } from './store.ts'
import { storeBuilt } from './storeBuilt.ts'
import { isPage } from './storedAnswer.ts'
import { Telemetry } from './telemetry.ts'
import { Upstream } from './upstream.ts'

const {
  PORT = '3000',
  HOST = '127.0.0.1',
  METRICS_PORT,
  METRICS_HOST = '127.0.0.1',
  SITE_DIST = '.next',
  SITE_STANDALONE,
  SITE_VERSION = 'unknown',
  PAGES_DIR,
} = process.env

/** Milliseconds after which visitors are let in although the replica could not join, or not render. */
const MAX_JOIN_MS = 15_000
/** Milliseconds for which running requests may go on after a signal: longer than any should take. */
const DRAIN_MS = 20_000
/** Milliseconds in which the Lake has to answer, while a visitor waits, to count as working. */
const LAKE_DEADLINE_MS = 3000
/** Milliseconds for which its answer counts for other visitors who wait. */
const LAKE_MEMORY_MS = 1000
/** Milliseconds for which a webhook may still report a change that the comparison has found. */
const WEBHOOK_GRACE_MS = 1000

/** The signals that end the site. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const webFolder = SITE_STANDALONE
  ? join(SITE_STANDALONE, 'web')
  : fileURLToPath(new URL('..', import.meta.url))
const buildFolder = join(webFolder, SITE_DIST)
if (!existsSync(join(buildFolder, 'BUILD_ID'))) {
  console.error(
    `There is no build in ${buildFolder}. Run 'npx next build web' with the same environment, then this again.`,
  )
  process.exit(1)
}

const port = await freePort()
const nextCommand = SITE_STANDALONE
  ? [join(webFolder, 'server.js')]
  : [
      fileURLToPath(import.meta.resolve('next/dist/bin/next')),
      'start',
      webFolder,
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
    ]

const previewId = readPreviewId(buildFolder)
const upstream = new Upstream(port, { previewId })
const buildId = await readFile(join(buildFolder, 'BUILD_ID'), 'utf8')
const pageFiles = new PageFiles(PAGES_DIR || join(buildFolder, 'kept'), buildId)
const kept = await pageFiles.read()
const store = new AnswerStore((path, answer) => pageFiles.put(path, answer))
for (const [path, answer] of kept) store.set(path, answer)
/** Proves to Next that a request is of this front. */
const frontKey = randomUUID()
/** Names this replica to the others. */
const replicaId = randomUUID()
const replicas = env.REDIS_URL ? await findReplicas(env.REDIS_URL) : noReplicas
/** Whether changes reach this replica; null when it is the only one. */
const redisIsUp = () =>
  replicas.state.connection === 'alone' ? null : replicas.state.connection === 'joined'
const metrics = createMetrics({
  storedPages: () => store.size,
  nextIsUp: () => nextProcess.isUp,
  nextPid: () => nextProcess.pid,
  redisIsUp,
})
const telemetry = new Telemetry(metrics)
const renewal = new Renewal(upstream, store, {
  onRenewed: telemetry.renewed,
  onTurned: announceTurned,
  files: pageFiles,
})
const nextProcess = new NextProcess({
  command: nextCommand,
  env: { FRONT_KEY: frontKey, REPLICA_ID: replicaId, FRONT_PORT: PORT },
  port,
  onUp: () => void begin(),
  onMessage: telemetry.reported,
})
const startedAt = new Date()
/** The variables whose tokens were refused at the start. */
const refusedSettings: TokenVariable[] = []
/** For visitors who wait: whether the Lake answers at this moment. */
const lakeAnswers = remembered(
  () =>
    askLake(env, AbortSignal.timeout(LAKE_DEADLINE_MS)).then(
      () => true,
      () => false,
    ),
  LAKE_MEMORY_MS,
)
const health = createHealth({
  studioUrl: env.STUDIO_URL,
  askLake: (signal) => askLake(env, signal),
  state: () => ({
    version: SITE_VERSION,
    startedAt,
    nextIsUp: nextProcess.isUp,
    redisIsUp: redisIsUp(),
    storedPages: store.size,
    failedPages: renewal.failedPaths,
    refusedSettings,
    lastComparison: catchUp.state.lastReadAt === null ? null : new Date(catchUp.state.lastReadAt),
    ...telemetry.state,
  }),
})
const catchUp = new CatchUp({
  async read() {
    const published = await readPublished(env)
    // The Lake is back: what could not be made without it need not wait.
    if (catchUp.state.problem !== null) renewal.retryNow()
    return published
  },
  drop: dropChanged,
  intervalMs: catchUpSeconds(env) * 1000,
  graceMs: WEBHOOK_GRACE_MS,
})
const purger = purgerOf(env)
const purges = purger && new PurgeQueue(purger)
const publication = new Publication({ renewal, replicas, purges })
const publicFiles = await readPublicFiles(join(webFolder, 'public'))
const nextIsUp = Promise.withResolvers<void>()
const front = createFront({
  files: publicFiles,
  upstream,
  store,
  renewal,
  publication,
  untilSure: () => replicas.untilSure(),
  lakeAnswers,
  cache: env.CDN,
  previewId,
  health,
  onEnded: telemetry.requestEnded,
  siteUrl: env.SITE_URL,
  studioUrl: env.STUDIO_URL,
  nextIsUp: nextIsUp.promise,
  onPublished,
  onReported: (change) => catchUp.note(change),
})

let hasBegun = false

/** The last renewal that `dropChanged` has started. */
let rendering: Promise<void> = Promise.resolve()

const listen = () => front.listen(Number(PORT), HOST)

function onPublished(paths: string[]): void {
  const { INDEXNOW_KEY: key, SITE_URL: origin } = env
  if (key) void submitToIndexNow({ key, origin, paths })
}

/**
 * Runs after each start of Next. After the first one it stores the answers of the build for paths that have none, so
 * that there is an answer even if the Lake cannot be reached, and lets visitors in. Then all pages are renewed, once
 * the Lake can be read: Next knows those of its build again.
 */
async function begin(): Promise<void> {
  nextIsUp.resolve()
  catchUp.forget()
  if (hasBegun) return catchUp.compare()
  hasBegun = true
  const built = await readBuiltAnswers(buildFolder)
  await storeBuilt(built, store, renewal)
  if (env.REDIS_URL) await Promise.race([becomeReplica(), pause(MAX_JOIN_MS)])
  // Even if pages are missing: other requests can be answered.
  if (!front.listening) listen()
  catchUp.start()
  await pageFiles.removeOthers()
}

/** Where other replicas send what is published, this one must not send the pages of its build meanwhile. */
async function becomeReplica(): Promise<void> {
  await replicas.join()
  await catchUp.compare()
  await rendering
}

/** Loads what only a site of several replicas needs. */
async function findReplicas(url: string): Promise<Replicas> {
  const { RedisReplicas } = await import('../shared/redisReplicas.ts')
  return new RedisReplicas({
    url,
    id: replicaId,
    onChange: dropAnnounced,
    async onMissed() {
      await dropInNext(upstream, [EVERYTHING_TAG], frontKey)
      await publication.publishHere([EVERYTHING_TAG])
    },
  })
}

/** Drops the answers made from changed documents (null: from any) in Next, and has the front renew them. */
async function dropChanged(changes: Change[] | null): Promise<void> {
  const tags = changes ? [...new Set(changes.flatMap(tagsOfChange))] : [EVERYTHING_TAG]
  await dropInNext(upstream, tags, frontKey)
  // Not awaited: comparing goes on meanwhile, and a renewal that fails is tried again by itself.
  rendering = publication.publishHere(tags).then(({ renewed }) => {
    if (changes) onPublished(pagesOf(renewed))
  })
}

const pagesOf = (paths: string[]) => paths.filter((path) => isPage(store.get(path)))

/** Announces what has changed on its day, without a publication. */
function announceTurned(paths: string[]): void {
  log.info('turned', { paths: paths.length })
  onPublished(pagesOf(paths))
}

/** Drops the answers made from a change that another replica announced. Resolves with whether all could be renewed. */
async function dropAnnounced(change: PublishedChange): Promise<boolean> {
  const tags = tagsOfChange(change)
  await dropInNext(upstream, tags, frontKey)
  catchUp.note(change)
  const { failed } = await renewal.drop(tags)
  return failed.length === 0
}

/** Ends after the requests that run. A second signal ends at once. */
async function shutDown(): Promise<void> {
  for (const signal of SIGNALS) process.once(signal, () => process.exit(130))
  catchUp.close()
  renewal.close()
  nextProcess.endRestarts()
  const ended = await drain(front, DRAIN_MS)
  purges?.close()
  await replicas.leave()
  await pageFiles.replaced()
  await nextProcess.stop()
  log.info('stopped', { ended })
  process.exit(0)
}

for (const signal of SIGNALS) process.once(signal, () => void shutDown())
process.once('exit', () => void nextProcess.stop())

if (METRICS_PORT) createMetricsServer(metrics).listen(Number(METRICS_PORT), METRICS_HOST).unref()

// With pages from before there is something to send while Next starts. A replica first asks what it
// missed; the others answer meanwhile.
if (kept.size > 0 && !env.REDIS_URL) listen()
void pageFiles.writeFiles(publicFiles)

void tryTokens(env, (variable) => refusedSettings.push(variable))

await nextProcess.run()
