import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL } from '@elos/stack/config'
import { start, untilUp } from '@elos/stack/processes/child'
import { freePort } from '@elos/stack/processes/ports'
import { gatherRelease, RELEASE_ENTRY } from '@elos/stack/steps/release'
import { expect } from '@playwright/test'
import { startFaultyLake } from '../support/faultyLake.ts'
import { env } from '../support/lake.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

/** Next's output folder of the stack under test: every server here serves that one build. */
const DIST = env.E2E_SITE_DIST
const LOG_DIR = join(LOCAL, 'logs', 'servers')

interface Server {
  origin: string
  stop(): Promise<unknown>
}

/** What a server needs to find the Lake at `host`. */
const environment = (port: number, host: string) => ({
  PORT: String(port),
  SANITY_PROJECT_ID: 'elos',
  SANITY_API_HOST: host,
})

/** `next start web`, without our front. */
async function nextStart(host: string): Promise<Server> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const running = start({
    name: 'next-start',
    run: ['next', 'start', 'web', '--port', String(port), '--hostname', '127.0.0.1'],
    env: { ...environment(port, host), SITE_DIST: DIST },
    logDir: LOG_DIR,
  })
  await untilUp(running, origin, LOG_DIR)
  return { origin, stop: running.stop }
}

/** What `npm run build` makes, in a folder without the project, with no environment but what it needs. */
async function release(host: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'elos-release-'))
  await gatherRelease(DIST, folder)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [RELEASE_ENTRY], {
    cwd: folder,
    env: {
      ...environment(port, host),
      NODE_ENV: 'production',
      SITE_URL: origin,
      SANITY_WEBHOOK_SECRET: env.E2E_WEBHOOK_SECRET,
    },
    stdio: 'ignore',
  })
  // Also when it does not start in time.
  process.once('exit', () => child.kill())
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
    expect(child.exitCode, 'exit code after SIGTERM').toBe(0)
  }
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200)
  return { origin, stop }
}

const SERVERS = {
  'npm start': (lake: string) => startSiteServer({ lake }),
  'next start': nextStart,
  'npm run serve': release,
} satisfies Record<string, (lake: string) => Promise<Server>>

const PAGES = ['/', '/parceiros-elos', '/amil-saude', '/blog', '/politica-privacidade']

for (const [name, serve] of Object.entries(SERVERS)) {
  test(`${name} answers with the statuses of the site, and sends no script but ours`, async () => {
    const lake = await startFaultyLake(env.E2E_LAKE_URL)
    const server = await serve(lake.url)
    const get = (path: string) => fetch(`${server.origin}${path}`, { redirect: 'manual' })
    try {
      for (const path of PAGES) {
        const answer = await get(path)
        expect(answer.status, path).toBe(200)
        const html = await answer.text()
        // Structured data is not executed; our own script begins with a brace.
        const scripts = html.match(/<script(?! type="application\/ld\+json")[^>]*>./g)
        expect(scripts, path).toEqual(['<script>{'])
        expect(html, path).not.toContain('/_next/')
        expect(html.match(/<style/g), path).toHaveLength(1)
        expect(html, path).not.toMatch(/ class="[^"]*\bsc-/)
      }
      // The second time from memory.
      for (const time of ['first', 'second']) {
        expect((await get('/nao-existe')).status, time).toBe(404)
        const moved = await get('/lgpd')
        expect(moved.status, time).toBe(308)
        expect(moved.headers.get('location')).toMatch(/\/politica-privacidade$/)
      }
      expect(await (await get('/amil-saude.md')).text()).toContain('\n---\n')
      expect(await (await get('/sitemap.xml')).text()).toContain('<loc>')
      expect((await get('/parceiros-elos/perguntas?busca=comissao')).status).toBe(200)
      const picture = await get('/social/amil-saude.png')
      // A server that ends waits for those who still read.
      await picture.arrayBuffer()
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])

      await test.step('without the Lake it sends the pages it has, and a 503 that nobody stores for others', async () => {
        await lake.fail('dead')
        expect((await get('/')).status).toBe(200)
        for (const time of ['first', 'second']) {
          const unseen = await get('/nunca-visto')
          expect(unseen.status, time).toBe(503)
          expect(unseen.headers.get('cache-control'), time).toBe('no-store')
          const html = await unseen.text()
          expect(html).toMatch(/(Algo saiu do lugar|O site volta em instantes)<\/h1>/)
          expect(html).not.toContain('/_next/')
        }
      })
    } finally {
      await server.stop()
      await lake.stop()
    }
  })
}
