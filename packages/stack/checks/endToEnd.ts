import { join, relative } from 'node:path'
import { addresses, LOCAL, type Settings, TOP } from '../config.ts'
import { freshSettings } from '../freshSettings.ts'
import { secrets } from '../secrets.ts'
import { bringUp } from '../stack.ts'
import { step } from '../steps/progress.ts'
import { endToEndTally } from './reports.ts'
import { systemProgram } from './systemPrograms.ts'
import { failed, outcomeOf, type Tally, total } from './tally.ts'
import { runTests } from './tool.ts'
import type { Tier } from './unit.ts'

/** Playwright's options that show the browser's windows. */
const SHOWN = /^--(headed|ui|debug)\b/

/** The tests for which everything is run on one stack: named by file, title or project. */
const CHOSEN = /\.spec\b|^tests\/|^(-g|--grep|--project|--ui|--list)(=|$)/

/** The stack on which projects of tests/playwright.config.ts run side by side. */
const READING = {
  name: 'test',
  projects: { main: ['reading', 'servers'], extended: ['reading', 'servers'] },
}
/**
 * The stack on which projects run one after the other: `publishing` counts the pages that are rendered, which the desk
 * renders too.
 */
const EDITING = {
  name: 'test-desk',
  projects: { main: ['publishing', 'desk'], extended: ['desk'] },
}

/**
 * The browsers that read the site at the same time, beside the one of the Studio's tests. Those of the extended tier take as
 * long as all reading, and need one of two cores.
 */
const READERS: Record<Tier, number> = { main: 2, extended: 1 }

/** The arguments of Playwright for the tests of a tier. */
const TESTS_OF: Record<Tier, string[]> = {
  main: ['--grep-invert', String.raw`\.extended\.spec`],
  extended: [String.raw`\.extended\.spec`],
}

/**
 * Runs the end-to-end tests of a tier in Chromium, or those that `args` name. Those of a tier run on two stacks side
 * by side, one of which only reads its content. Those that are named run on one stack, and are shown as they run.
 */
export async function endToEndTests(tier: Tier, args: string[] = []): Promise<Tally> {
  if (args.some((arg) => CHOSEN.test(arg))) return playwrightTests(args)
  const reading = await freshSettings(READING.name)
  const editing = await freshSettings(EDITING.name)
  try {
    const stack = await bringUp(forTests(reading), { studio: false })
    const settled = await Promise.allSettled([
      runProjects(reading, READING.projects[tier], tier, args).finally(stack.stop),
      bringUp({ ...editing, siteDist: reading.siteDist }, { built: true }).then((other) =>
        runProjects(editing, EDITING.projects[tier], tier, args).finally(other.stop),
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
  const settings = await freshSettings('test')
  try {
    const stack = await bringUp(forTests(settings))
    const named = { name: 'e2e', args: ['--config', config, ...args], show: true }
    return await runPlaywright(settings, named).finally(stack.stop)
  } finally {
    settings.remove()
  }
}

/** Adds the gallery of components, and the output that `servers/statuses.extended.spec.ts` runs from another folder. */
const forTests = (settings: Settings): Settings => ({
  ...settings,
  gallery: true,
  standalone: true,
})

/** Runs the tests of a tier, one project after the other, also after one that fails. */
async function runProjects(
  settings: Settings,
  projects: string[],
  tier: Tier,
  args: string[],
): Promise<Tally> {
  const tallies: Tally[] = []
  for (const project of projects) {
    const tests = ['--config', 'tests/playwright.config.ts', `--project=${project}`]
    const workers = project === 'reading' ? [`--workers=${READERS[tier]}`] : []
    const chosen = {
      name: `e2e-${project}`,
      args: [...tests, ...workers, ...TESTS_OF[tier], ...args],
    }
    tallies.push(
      await step(`End-to-end tests: ${project}`, () => runPlaywright(settings, chosen), outcomeOf),
    )
  }
  return total(tallies)
}

interface PlaywrightRun {
  /** Names the log, the report and the folder of the screenshots. */
  name: string
  args: string[]
  /** Whether its tests are shown as they run. */
  show?: boolean
}

/** Runs Playwright on a stack that is up. */
function runPlaywright(
  settings: Settings,
  { name, args, show = false }: PlaywrightRun,
): Promise<Tally> {
  const hasWindows = args.some((arg) => SHOWN.test(arg))
  const { site, studio, lake } = addresses(settings)
  const file = join(LOCAL, `${name}.json`)
  const output = join(LOCAL, 'test-results', name)
  return runTests(
    {
      name,
      // A folder of its own: Playwright empties the folder that it starts with.
      run: ['playwright', 'test', '--output', output, ...args],
      env: {
        E2E_SITE_URL: site,
        E2E_SITE_DIST: settings.siteDist,
        E2E_PAGES_DIR: settings.pagesDir,
        E2E_STUDIO_URL: studio,
        E2E_LAKE_URL: lake,
        E2E_LAKE_TOKEN: secrets().lakeToken,
        E2E_WEBHOOK_SECRET: secrets().webhookSecret,
        E2E_REPORT: file,
        CHROMIUM_PATH: systemProgram(hasWindows ? 'chromiumWithWindows' : 'chromium'),
      },
      logDir: settings.logDir,
      show,
    },
    {
      file,
      tallyOf: endToEndTally,
      logs: [settings.logDir, output].map((folder) => relative(TOP, folder)).join(', '),
    },
  )
}
