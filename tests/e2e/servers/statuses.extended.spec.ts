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
import { env } from '../support/lake.ts'
import { expectStatuses, type Server } from '../support/statuses.ts'
import { test } from '../support/test.ts'

/** Next's output folder of the stack under test: every server here serves that one build. */
const DIST = env.E2E_SITE_DIST
const LOG_DIR = join(LOCAL, 'logs', 'servers')

/** The variables with which a server finds the Lake at `host`. */
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

/** Starts what `npm run build` makes, in a folder without the project, with no environment but what it needs. */
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

test('next start answers with the statuses of the site, and sends no script but ours', async () => {
  await expectStatuses(nextStart)
})

test('npm run serve answers with the statuses of the site, and sends no script but ours', async () => {
  await expectStatuses(release)
})
