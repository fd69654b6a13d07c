import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { gatherRelease, RELEASE_ENTRY } from '@elos/stack/steps/release'
import { expect } from '@playwright/test'
import { env } from '../support/lake.ts'
import { test } from '../support/test.ts'

const PAGES = ['/', '/parceiros-elos', '/amil-saude', '/blog', '/politica-privacidade']

/** Starts what `npm run build` makes, in a folder without the project, with no environment but what it needs. */
async function release() {
  const folder = mkdtempSync(join(tmpdir(), 'elos-release-'))
  // The ports are those of the worker: tests that run at the same time must not listen on the same one.
  const settings = await freshSettings(`release-${test.info().parallelIndex}`)
  await gatherRelease({ ...settings, siteDist: env.E2E_SITE_DIST }, folder)
  const { site } = addresses(settings)
  const origin = site.replace('localhost', '127.0.0.1')
  const child = spawn(process.execPath, [RELEASE_ENTRY], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PORT: String(settings.ports.site),
      SITE_URL: site,
      SANITY_PROJECT_ID: 'elos',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: env.E2E_LAKE_URL,
      SANITY_WEBHOOK_SECRET: env.E2E_WEBHOOK_SECRET,
      LEADS_INBOX: 'off',
    },
    stdio: 'ignore',
  })
  // The server also ends when it does not start in time.
  process.once('exit', () => child.kill())
  let isTold = false
  // Once: a second signal ends Next's server at once.
  const tellToEnd = () => {
    if (!isTold) child.kill('SIGTERM')
    isTold = true
  }
  const stop = async () => {
    tellToEnd()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
    settings.remove()
    // This is the exit code of Next's server.
    expect(child.exitCode, 'exit code after SIGTERM').toBe(143)
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
  return { origin, site, tellToEnd, stop }
}

test('npm run serve answers with the statuses of the site, and sends no script but ours', async () => {
  const { origin, stop } = await release()
  const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' })
  try {
    for (const path of PAGES) {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
      const html = await answer.text()
      // Structured data is not executed; our own script begins with a brace.
      const scripts = html.match(/<script(?! type="application\/ld\+json")[^>]*>./g)
      expect(scripts, path).toEqual(['<script>{'])
      expect(html, path).not.toContain('/_next/')
      expect(html, path).not.toContain('<style')
    }
    // The second time from memory.
    for (const time of ['first', 'second']) {
      expect((await get('/nao-existe')).status, time).toBe(404)
      const moved = await get('/lgpd')
      expect(moved.status, time).toBe(308)
      expect(moved.headers.get('location')).toMatch(/\/politica-privacidade$/)
    }
  } finally {
    await stop()
  }
})

test('npm run serve answers a request that runs when it is told to end, and ends then', async () => {
  const { origin, site, tellToEnd, stop } = await release()
  try {
    const body = 'name=Ana'
    const sent = request(`${origin}/api/contato`, {
      method: 'POST',
      headers: {
        origin: site,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': body.length,
        expect: '100-continue',
      },
    })
    sent.flushHeaders()
    await once(sent, 'continue')
    tellToEnd()
    const isLive = () =>
      fetch(`${origin}/api/live`).then(
        () => true,
        () => false,
      )
    await expect.poll(isLive).toBe(false)
    sent.end(body)
    const [answer]: IncomingMessage[] = await once(sent, 'response')
    answer?.resume()
    expect(answer?.statusCode).toBe(422)
  } finally {
    await stop()
  }
})
