/**
 * Serves the built site: the front on PORT and HOSTNAME, and Next's own server behind it on a loopback
 * port of its own. Run as `node web/server/start.ts`, with the environment of web/env.ts.
 *
 * SITE_DIST: Next's output folder inside `web`. SITE_STANDALONE: the folder of a build with
 * `SITE_OUTPUT=standalone`, when that is to be served.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Change } from '@elos/content/tags/tags'
import { catchUpSeconds, env } from '../env.ts'
import { log } from '../http/log.ts'
import { readPreviewId } from '../next/previewId.ts'
import { announce } from '../publishing/indexNow.ts'
import { CatchUp } from './catchUp.ts'
import { dropInNext } from './dropInNext.ts'
import { freePort } from './freePort.ts'
import { createFront } from './front.ts'
import { NextProcess } from './nextProcess.ts'
import { pathOf } from './path.ts'
import { readPublicFiles } from './publicFiles.ts'
import { readPublished } from './readPublished.ts'
import { Renewal } from './renewal.ts'
import { AnswerStore } from './store.ts'
import { isPage } from './storedAnswer.ts'
import { Upstream } from './upstream.ts'

const { PORT = '3000', HOSTNAME = '127.0.0.1', SITE_DIST = '.next', SITE_STANDALONE } = process.env

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
const store = new AnswerStore()
const renewal = new Renewal(upstream, store)
/** Without a webhook the front is the only one that tells Next of changes. */
const webhookSecret = env.SANITY_WEBHOOK_SECRET ?? randomBytes(32).toString('base64url')
const nextProcess = new NextProcess({
  command: next,
  env: { SANITY_WEBHOOK_SECRET: webhookSecret },
  port,
  onUp: () => void begin(),
})
const catchUp = new CatchUp({
  read: () => readPublished(env),
  drop: dropChanged,
  intervalMs: catchUpSeconds(env) * 1000,
  graceMs: 1000,
})
const front = createFront({
  files: await readPublicFiles(join(web, 'public')),
  upstream,
  store,
  renewal,
  previewId: readPreviewId(build),
  onPublished,
  onReported: (change) => catchUp.note(change),
})

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
  catchUp.forget()
  // Even if those pages are missing: other requests can be answered.
  if (front.listening) return catchUp.compare()
  front.listen(Number(PORT), HOSTNAME)
  catchUp.start()
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

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    catchUp.close()
    renewal.close()
    front.close()
    front.closeIdleConnections()
    nextProcess.stop()
  })
}
process.once('exit', () => nextProcess.stop())

await nextProcess.run()
process.exit(0)
