/**
 * Serves the built site: the front on PORT and HOST, and Next's own server behind it on a loopback
 * port of its own. Run as `node web/server/start.ts`, with the environment of web/env.ts.
 *
 * SITE_DIST: Next's output folder inside `web`. SITE_STANDALONE: the folder of a build with
 * `SITE_OUTPUT=standalone`, when that is to be served. PAGES_DIR: the folder in which pages are kept
 * (pageFiles.ts), by default one in Next's output folder.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Change } from '@elos/content/tags/tags'
import { catchUpSeconds, env, publishedToken } from '../env.ts'
import { log } from '../http/log.ts'
import { readPreviewId } from '../next/previewId.ts'
import { announce } from '../publishing/indexNow.ts'
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
import { pathOf } from './path.ts'
import { readPublicFiles } from './publicFiles.ts'
import { readPublished } from './readPublished.ts'
import { Renewal } from './renewal.ts'
import { AnswerStore } from './store.ts'

import { isPage } from './storedAnswer.ts'
import { Upstream } from './upstream.ts'

import { Work } from './work.ts'

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

const web = SITE_STANDALONE
  ? join(SITE_STANDALONE, 'web')
  : fileURLToPath(new URL('..', import.meta.url))
const build = join(web, SITE_DIST)
if (!existsSync(join(build, 'BUILD_ID'))) {
  console.error(
    `There is no build in ${build}. Run 'npx next build web' with the same environment, then this again.`,
  )
  process.exit(1)
}

const port = await freePort()
const next = SITE_STANDALONE
  ? [join(web, 'server.js')]
  : [
      fileURLToPath(import.meta.resolve('next/dist/bin/next')),
      'start',
      web,
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
    ]

const upstream = new Upstream(port)
const buildId = await readFile(join(build, 'BUILD_ID'), 'utf8')
const pageFiles = new PageFiles(PAGES_DIR || join(build, 'kept'), buildId)
const kept = await pageFiles.read()
const store = new AnswerStore((path, answer) => pageFiles.put(path, answer))
for (const [path, answer] of kept) store.set(path, answer)
const metrics = createMetrics({
  storedPages: () => store.size,
  nextIsUp: () => nextProcess.isUp,
  nextPid: () => nextProcess.pid,
  redisIsUp: () => null,
})
const work = new Work(metrics)
const renewal = new Renewal(upstream, store, { onRenewed: work.renewed, files: pageFiles })
/** Without a webhook the front is the only one that tells Next of changes. */
const webhookSecret = env.SANITY_WEBHOOK_SECRET ?? randomBytes(32).toString('base64url')
const nextProcess = new NextProcess({
  command: next,
  env: { SANITY_WEBHOOK_SECRET: webhookSecret },
  port,
  onUp: () => void begin(),
  onMessage: work.reported,
})
const startedAt = new Date()
const health = createHealth({
  studioUrl: env.STUDIO_URL,
  askLake: (signal) => askLake(env, { token: publishedToken(env), signal }),
  state: () => ({
    version: SITE_VERSION,
    startedAt,
    nextIsUp: nextProcess.isUp,
    redisIsUp: null,
    storedPages: store.size,
    lastComparison: catchUp.state.lastReadAt === null ? null : new Date(catchUp.state.lastReadAt),
    ...work.state,
  }),
})
const catchUp = new CatchUp({
  read: () => readPublished(env),
  drop: dropChanged,
  intervalMs: catchUpSeconds(env) * 1000,
  graceMs: 1000,
})
const publicFiles = await readPublicFiles(join(web, 'public'))
const nextIsUp = Promise.withResolvers<void>()
const front = createFront({
  files: publicFiles,
  upstream,
  store,
  renewal,
  previewId: readPreviewId(build),
  health,
  onEnded: work.requestEnded,
  siteUrl: env.SITE_URL,
  studioUrl: env.STUDIO_URL,
  nextIsUp: nextIsUp.promise,
  onPublished,
  onReported: (change) => catchUp.note(change),
})

let hasBegun = false

const listen = () => front.listen(Number(PORT), HOST)

function onPublished(paths: string[]): void {
  const { INDEXNOW_KEY: key, SITE_URL: origin } = env
  if (key) void announce({ key, origin, paths })
}

/**
 * Runs after each start of Next, which then has the pages of its build. Stores those, so that there is an
 * answer even if the Lake cannot be reached; lets visitors in; then has all pages renewed, once the Lake
 * can be read.
 */
async function begin(): Promise<void> {
  await storeBuilt().catch(report)
  nextIsUp.resolve()
  catchUp.forget()
  if (hasBegun) return catchUp.compare()
  hasBegun = true
  // Even if pages are missing: other requests can be answered.
  if (!front.listening) listen()
  catchUp.start()
  await pageFiles.removeOthers()
}

function report(error: unknown): void {
  log.error('start-failed', { error })
}

/** Stores the pages of the sitemap that are not stored yet. */
async function storeBuilt(): Promise<void> {
  const sitemap = await upstream.ask('/sitemap.xml')
  const addresses = sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)
  const paths = [...addresses].map(([, address = '']) => pathOf(new URL(address).pathname))
  await Promise.all(
    paths.map((path) => path !== undefined && !store.get(path) && renewal.renew(path)),
  )
}

/** As publishing the settings does: every page shows something of them. */
const EVERYTHING: Change[] = [{ _id: 'siteSettings', _type: 'siteSettings' }]

/** Drops the answers made from changed documents (null: from any) in Next, and has the front renew them. */
async function dropChanged(changes: Change[] | null): Promise<void> {
  const tags = await dropInNext(upstream, changes ?? EVERYTHING, webhookSecret)
  // Not awaited: comparing goes on meanwhile, and a renewal that fails is tried again by itself.
  void renewal.drop(tags).then(({ renewed }) => {
    if (changes) onPublished(renewed.filter((path) => isPage(store.get(path))))
  })
}

/** Milliseconds for which running requests may go on after a signal: longer than any should take. */
const DRAIN_MS = 20_000

/** Ends after the requests that run. A second signal ends at once. */
async function shutDown(): Promise<void> {
  for (const signal of SIGNALS) process.once(signal, () => process.exit(130))
  catchUp.close()
  renewal.close()
  nextProcess.endRestarts()
  const ended = await drain(front, DRAIN_MS)
  await nextProcess.stop()
  log.info('stopped', { ended })
  process.exit(0)
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
for (const signal of SIGNALS) process.once(signal, () => void shutDown())
process.once('exit', () => void nextProcess.stop())

if (METRICS_PORT)
  createMetricsServer(metrics.registry).listen(Number(METRICS_PORT), METRICS_HOST).unref()

// With pages from before there is something to send while Next starts.
if (kept.size > 0) listen()
void pageFiles.writeFiles(publicFiles)

await nextProcess.run()
