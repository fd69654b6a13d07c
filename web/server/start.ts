/**
 * Serves the built site: the front on PORT and HOSTNAME, and Next's own server behind it on a loopback
 * port of its own. Run as `node web/server/start.ts`, with the environment of web/env.ts.
 *
 * SITE_DIST: Next's output folder inside `web`. SITE_STANDALONE: the folder of a build with
 * `SITE_OUTPUT=standalone`, when that is to be served.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { env } from '../env.ts'
import { DROPPED_HEADER } from '../http/headers.ts'
import { log } from '../http/log.ts'
import { readPreviewId } from '../next/previewId.ts'
import { announce } from '../publishing/indexNow.ts'
import { freePort } from './freePort.ts'
import { createFront } from './front.ts'
import { NextProcess } from './nextProcess.ts'
import { pathOf } from './path.ts'
import { readPublicFiles } from './publicFiles.ts'
import { Renewal } from './renewal.ts'
import { AnswerStore } from './store.ts'
import { readAnswer, Upstream } from './upstream.ts'

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
const nextProcess = new NextProcess({ command: next, port, onUp: () => void begin() })
const front = createFront({
  files: await readPublicFiles(join(web, 'public')),
  upstream,
  store,
  renewal,
  previewId: readPreviewId(build),
  onPublished: (paths) => {
    const { INDEXNOW_KEY: key, SITE_URL: origin } = env
    if (key) void announce({ key, origin, paths })
  },
})

/**
 * Runs after each start of Next, which then has the pages of its build. Stores those, so that there is an
 * answer even if the Lake cannot be reached; lets visitors in; then renews the pages.
 */
async function begin(): Promise<void> {
  await storeBuilt().catch(report)
  // Even if those pages are missing: other requests can be answered.
  if (!front.listening) front.listen(Number(PORT), HOSTNAME)
  await dropBuilt().catch(report)
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

/** Drops the answers of the build in Next, and renews the stored ones, as publishing the settings does. */
async function dropBuilt(): Promise<void> {
  if (!env.SANITY_WEBHOOK_SECRET) return
  const body = JSON.stringify({ _id: 'siteSettings', _type: 'siteSettings' })
  const signature = await encodeSignatureHeader(body, Date.now(), env.SANITY_WEBHOOK_SECRET)
  const headers = { [SIGNATURE_HEADER_NAME]: signature, 'content-length': String(body.length) }
  const { headers: answered } = await readAnswer(
    await upstream.send({ method: 'POST', url: '/api/revalidate', headers, body }),
  )
  const dropped = answered[DROPPED_HEADER]
  if (typeof dropped === 'string') await renewal.drop(dropped.split(','))
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    renewal.close()
    front.close()
    front.closeIdleConnections()
    nextProcess.stop()
  })
}
process.once('exit', () => nextProcess.stop())

await nextProcess.run()
process.exit(0)
