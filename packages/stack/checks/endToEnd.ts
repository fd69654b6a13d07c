import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses, LOCAL, type Settings } from '../config.ts'
import { start } from '../processes/child.ts'
import { freePort } from '../processes/ports.ts'
import { secrets } from '../secrets.ts'
import { bringUp } from '../stack.ts'
import { findChromium } from './chromium.ts'
import { endToEndTally } from './endToEndReport.ts'
import { failed, type Tally, total } from './tally.ts'

/** A stack of its own: free ports, an empty Lake in a temporary folder, its own build folders. */
export async function freshSettings(name: string): Promise<Settings & { remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), `elos-${name}-`))
  return {
    ports: { site: await freePort(), studio: await freePort(), lake: await freePort() },
    lakeDir: join(folder, 'lake'),
    siteDist: `.next-${name}`,
    studioDist: `dist-${name}`,
    logDir: join(LOCAL, 'logs', name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Every Playwright test of a configuration, in Chromium, against a fresh stack that has the gallery. */
export async function endToEndTests(
  args: string[] = [],
  config = 'tests/playwright.config.ts',
): Promise<Tally> {
  const chromium = findChromium()
  const settings = { ...(await freshSettings('test')), gallery: true }
  const stack = await bringUp(settings)
  const file = join(LOCAL, 'e2e.json')
  rmSync(file, { force: true })
  try {
    const { site, studio, lake } = addresses(settings)
    const running = start({
      name: 'e2e',
      run: ['playwright', 'test', '--config', config, ...args],
      env: {
        E2E_SITE_URL: site,
        E2E_STUDIO_URL: studio,
        E2E_LAKE_URL: lake,
        E2E_LAKE_TOKEN: secrets().lakeToken,
        E2E_WEBHOOK_SECRET: secrets().webhookSecret,
        E2E_REPORT: file,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      },
      logDir: settings.logDir,
      show: true,
    })
    const code = await running.ended
    const tally = endToEndTally(JSON.parse(readFileSync(file, 'utf8')))
    const told = code === 0 || tally.failures.length > 0
    return told ? tally : total([tally, failed(`playwright ended with ${code}`)])
  } finally {
    await stack.stop()
    settings.remove()
  }
}
