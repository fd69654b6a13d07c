import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL } from '@elos/stack/config'
import { start, untilUp } from '@elos/stack/processes/child'
import { freePort } from '@elos/stack/processes/ports'
import { nextStart } from '@elos/stack/processes/site'
import type { PublishedChange } from '@elos/web/replicas/change'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { env } from './lake.ts'

/** The time that servers which just started may take, on two cores that other tests share. */
export const STARTED = { timeout: 30_000 }

interface Options {
  /** The Lake's origin. */
  lake: string
  /** The folder of kept pages: that of another site, for a site that starts after it. By default a new one. */
  pagesDir?: string
  /** Further environment variables. */
  environment?: Record<string, string>
}

/**
 * Starts another server of the site on the build of the stack under test, as `npm start` serves it, with the pages that
 * this stack has made as those of the build, and waits until it sends the home page. What it keeps is removed when it
 * stops, unless the folder was given.
 */
export async function startSiteServer({ lake, pagesDir, environment }: Options) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const logDir = join(LOCAL, 'logs', `site-${port}`)
  const folder = pagesDir ?? mkdtempSync(join(tmpdir(), 'elos-pages-'))
  const running = start({
    name: 'site',
    run: nextStart(port),
    env: {
      PAGES_DIR: folder,
      BUILT_PAGES_DIR: env.E2E_PAGES_DIR,
      SITE_DIST: env.E2E_SITE_DIST,
      SITE_URL: origin,
      SANITY_PROJECT_ID: 'elos',
      SANITY_API_HOST: lake,
      SANITY_READ_TOKEN: env.E2E_LAKE_TOKEN,
      SANITY_WRITE_TOKEN: env.E2E_LAKE_TOKEN,
      SANITY_WEBHOOK_SECRET: env.E2E_WEBHOOK_SECRET,
      CATCH_UP_SECONDS: '1',
      ...environment,
    },
    logDir,
  })
  await untilUp(running, origin, logDir)
  return {
    port,
    origin,
    pagesDir: folder,
    output: running.output,
    /** Returns everything that the site has printed. */
    printed: () => readFileSync(join(logDir, 'site.log'), 'utf8'),
    /** Megabytes of memory. */
    memory: () => residentMb(running.process.pid),
    /** Sends the webhook of a published document. */
    async report(change: PublishedChange) {
      const body = JSON.stringify(change)
      const signature = await encodeSignatureHeader(body, Date.now(), env.E2E_WEBHOOK_SECRET)
      return fetch(`${origin}/api/revalidate`, {
        method: 'POST',
        headers: { [SIGNATURE_HEADER_NAME]: signature, 'content-type': 'application/json' },
        body,
      })
    },
    /** Kills it, as a crash of the machine does. */
    async kill(): Promise<void> {
      running.process.kill('SIGKILL')
      await running.ended
    },
    async stop(): Promise<void> {
      await running.stop()
      if (!pagesDir) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function residentMb(pid: number | undefined): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
