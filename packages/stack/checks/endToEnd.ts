import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses, LOCAL, type Settings, TOP, usesLocalLake } from '../config.ts'
import { StackError } from '../errors.ts'
import { start } from '../processes/child.ts'
import { freePort } from '../processes/ports.ts'
import { secrets } from '../secrets.ts'
import { bringUp } from '../stack.ts'
import { findChromium } from './chromium.ts'
import { endToEndTally } from './endToEndReport.ts'
import { failed, type Tally, total } from './tally.ts'

/**
 * Settings of a new stack: free ports, an empty Lake in a temporary folder, build folders by `name`.
 *
 * @throws StackError when the environment names other content than the local Lake: a test would change it.
 */
export async function freshSettings(name: string): Promise<Settings & { remove(): void }> {
  if (!usesLocalLake()) {
    throw new StackError(
      'This runs on a Lake of its own, but SANITY_PROJECT_ID is set. Unset it, and SANITY_API_HOST, and run this again.',
    )
  }
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

/**
 * The arguments for Playwright. Tests chosen by file or title run at once: without `--no-deps` all
 * tests of the projects before theirs would run first.
 */
function playwrightArguments(args: string[]): string[] {
  const chosen = args.some((arg) => /\.spec\b|^tests\/|^(-g|--grep)(=|$)/.test(arg))
  return chosen ? ['--no-deps', ...args] : args
}

/** A test file as it is named on the command line, perhaps with a line: 'tests/e2e/phone.spec.ts:12'. */
const TEST_FILE = /^(tests\/.+\.ts)(:\d+)*$/

/**
 * Checks the files in the arguments for Playwright, before minutes are spent on a stack for them.
 *
 * @throws StackError when one does not exist
 */
export function requireTestFiles(args: string[]): void {
  for (const arg of args) {
    const [, file] = TEST_FILE.exec(arg) ?? []
    if (file && !existsSync(join(TOP, file))) {
      throw new StackError(`There is no ${file}. Name a file such as tests/e2e/phone.spec.ts.`)
    }
  }
}

/** Playwright's options that show the browser's windows. */
const SHOWN = /^--(headed|ui|debug)\b/

/**
 * Runs the Playwright tests of a configuration, or those that `args` name, in Chromium. They use a new
 * stack that serves the gallery of components too.
 */
export async function endToEndTests(
  args: string[] = [],
  config = 'tests/playwright.config.ts',
): Promise<Tally> {
  requireTestFiles(args)
  const chromium = findChromium({ windows: args.some((arg) => SHOWN.test(arg)) })
  const settings = { ...(await freshSettings('test')), gallery: true, standalone: true }
  const stack = await bringUp(settings)
  const file = join(LOCAL, 'e2e.json')
  rmSync(file, { force: true })
  try {
    const { site, studio, lake } = addresses(settings)
    const running = start({
      name: 'e2e',
      run: ['playwright', 'test', '--config', config, ...playwrightArguments(args)],
      env: {
        E2E_SITE_URL: site,
        E2E_SITE_DIST: settings.siteDist,
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
    const explained = code === 0 || tally.failures.length > 0
    return explained ? tally : total([tally, failed(`playwright ended with ${code}`)])
  } finally {
    await stack.stop()
    settings.remove()
  }
}
