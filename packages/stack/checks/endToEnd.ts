import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addresses, LOCAL, type Settings, TOP } from '../config.ts'
import { StackError } from '../errors.ts'
import { freshSettings } from '../freshSettings.ts'
import { start } from '../processes/child.ts'
import { secrets } from '../secrets.ts'
import { bringUp } from '../stack.ts'
import { findChromium } from './chromium.ts'
import { endToEndTally } from './endToEndReport.ts'
import { failed, type Tally, total } from './tally.ts'

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

/** The tests for which everything is run on one stack: named by file, title or project. */
const CHOSEN = /\.spec\b|^tests\/|^(-g|--grep|--project|--ui|--list)(=|$)/

/** Stacks on which the projects of tests/playwright.config.ts run side by side. */
const READING = { name: 'test', projects: ['reading', 'servers'] }
/** One project after the other: `publishing` counts the pages that are rendered, which the desk renders too. */
const EDITING = { name: 'test-desk', projects: ['publishing', 'desk'] }

/**
 * Runs the end-to-end tests in Chromium, or those that `args` name. All of them run on two stacks side by
 * side, one of which only reads its content. Those that are named run on one stack.
 */
export async function endToEndTests(args: string[] = []): Promise<Tally> {
  requireTestFiles(args)
  if (args.some((arg) => CHOSEN.test(arg))) return playwrightTests(args)
  const reading = await freshSettings(READING.name)
  const editing = await freshSettings(EDITING.name)
  try {
    const stack = await bringUp(forTests(reading), { studio: false })
    const settled = await Promise.allSettled([
      runProjects(reading, READING.projects, args).finally(stack.stop),
      bringUp(editing, { compiled: reading.siteDist }).then((other) =>
        runProjects(editing, EDITING.projects, args).finally(other.stop),
      ),
    ])
    return total(
      settled.map((one) => (one.status === 'fulfilled' ? one.value : failed(String(one.reason)))),
    )
  } finally {
    reading.remove()
    editing.remove()
  }
}

/** Runs the Playwright tests of a configuration, or those that `args` name, on one stack. */
export async function playwrightTests(
  args: string[],
  config = 'tests/playwright.config.ts',
): Promise<Tally> {
  requireTestFiles(args)
  const settings = await freshSettings('test')
  try {
    const stack = await bringUp(forTests(settings))
    return await runPlaywright(settings, 'e2e', ['--config', config, ...args]).finally(stack.stop)
  } finally {
    settings.remove()
  }
}

/** With the gallery of components, and with the output that `servers/statuses.spec.ts` runs from another folder. */
const forTests = (settings: Settings): Settings => ({
  ...settings,
  gallery: true,
  standalone: true,
})

/** Runs projects one after the other, also after one that fails. */
async function runProjects(settings: Settings, projects: string[], args: string[]): Promise<Tally> {
  const tallies: Tally[] = []
  for (const project of projects) {
    tallies.push(
      await runPlaywright(settings, `e2e-${project}`, [
        '--config',
        'tests/playwright.config.ts',
        '--project',
        project,
        ...args,
      ]),
    )
  }
  return total(tallies)
}

/** Runs Playwright on a stack that is up. */
async function runPlaywright(settings: Settings, name: string, args: string[]): Promise<Tally> {
  const chromium = findChromium({ windows: args.some((arg) => SHOWN.test(arg)) })
  const { site, studio, lake } = addresses(settings)
  const report = join(LOCAL, `${name}.json`)
  rmSync(report, { force: true })
  const running = start({
    name,
    // A folder of its own: Playwright empties the folder that it starts with.
    run: ['playwright', 'test', '--output', join(LOCAL, 'test-results', name), ...args],
    env: {
      E2E_SITE_URL: site,
      E2E_SITE_DIST: settings.siteDist,
      E2E_STUDIO_URL: studio,
      E2E_LAKE_URL: lake,
      E2E_LAKE_TOKEN: secrets().lakeToken,
      E2E_WEBHOOK_SECRET: secrets().webhookSecret,
      E2E_REPORT: report,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    },
    logDir: settings.logDir,
    show: true,
  })
  const code = await running.ended
  const tally = endToEndTally(JSON.parse(readFileSync(report, 'utf8')))
  if (tally.failures.length > 0) printLoggedErrors(settings.logDir)
  const explained = code === 0 || tally.failures.length > 0
  return explained ? tally : total([tally, failed(`playwright ended with ${code}`)])
}

/** How many of the errors that a server logged last are printed. */
const MAX_LOGGED_ERRORS = 20

/** Prints the errors that the site and the Lake logged: a failed test shows only what came of them in the browser. */
function printLoggedErrors(logDir: string): void {
  for (const server of ['site', 'lake']) {
    const file = join(logDir, `${server}.log`)
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    const errors = lines.filter((line) => line.includes('"level":"error"'))
    for (const line of errors.slice(-MAX_LOGGED_ERRORS)) console.log(`${server}: ${line}`)
  }
}
