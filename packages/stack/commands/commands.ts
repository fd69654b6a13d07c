import { globSync } from 'node:fs'
import { join } from 'node:path'
import { playwrightTests } from '../checks/endToEnd.ts'
import { generateTypes } from '../checks/generatedTypes.ts'
import { defaultSettings, TOP } from '../config.ts'
import { lakeEnvironment, siteEnvironment, studioEnvironment } from '../environment.ts'
import { StackError } from '../errors.ts'
import { runAttached } from '../processes/child.ts'
import { isLakeUp, withLake } from '../processes/lake.ts'
import { type Call, orEverything } from '../processes/programs.ts'
import { step } from '../steps/progress.ts'
import { buildCommand } from './build.ts'
import { checkCommand } from './check.ts'
import { devCommand } from './dev.ts'
import { seedCommand } from './seed.ts'
import { serveCommand } from './serve.ts'
import { startCommand } from './start.ts'
import { testAllCommand, testCommand } from './test.ts'

/** Runs `npm run <name> -- <arguments>`. Returns the exit code. */
type Command = (args: string[]) => Promise<number>

/**
 * Runs every benchmark in tests/bench, or those whose file name contains the word.
 *
 * @throws StackError when no name contains it
 */
async function bench([word = '']: string[]): Promise<number> {
  const files = globSync('tests/bench/*.bench.ts', { cwd: TOP }).sort()
  const chosen = files.filter((path) => path.includes(word))
  if (chosen.length === 0) {
    throw new StackError(`No benchmark's name contains '${word}'. There are:\n${files.join('\n')}`)
  }
  for (const file of chosen) {
    console.log(`\n${file}`)
    const code = await runAttached(['node', file])
    if (code !== 0) return code
  }
  return 0
}

/** Exports, imports or resets the content of the local Lake. Only `export` works while the Lake runs. */
async function lake(args: string[]): Promise<number> {
  const settings = defaultSettings()
  if (args[0] !== 'export' && (await isLakeUp(settings))) {
    throw new StackError("The Lake is running. Stop 'npm start' first, then run this again.")
  }
  return runAttached(['node', 'packages/lake/bin/lake.ts', ...args], lakeEnvironment(settings))
}

/** Runs a program that reads or writes the content. Starts the local Lake for it when needed. */
function withContent(call: Call, env: Record<string, string> = {}): Promise<number> {
  const settings = defaultSettings()
  return withLake(settings, () => runAttached(call, { ...siteEnvironment(settings), ...env }))
}

/** Lists what is missing for a launch. The exit code is 1 until nothing is missing. */
function launchCheck(): Promise<number> {
  // The check inspects the environment as it was given, without what the stack adds for the local Lake.
  const env = { LAUNCH_ENVIRONMENT: JSON.stringify(process.env) }
  return withContent(['node', 'studio/review/launch/bin/check.ts'], env)
}

/** Runs a content migration on the Lake or hosted Sanity. `--dry-run` only shows what would change. */
function migrate(args: string[]): Promise<number> {
  return withContent(['node', 'studio/platform/migrate/bin/migrate.ts', ...args])
}

/** Prints the cache tags of the page at a path, and the changes that webhooks reported to the site. */
function freshness(args: string[]): Promise<number> {
  return withContent(['node', 'web/freshness/bin/freshness.ts', ...args])
}

/** Purges old leads, and exports or erases those of one person, as the LGPD (data protection law) asks. */
function leads(args: string[]): Promise<number> {
  return withContent(['node', 'studio/leads/bin/leads.ts', ...args])
}

/** Runs Sanity's own command line in the Studio's folder: `build`, `deploy`, `dataset` and others. */
function studio(args: string[]): Promise<number> {
  const env = studioEnvironment(defaultSettings())
  return runAttached(['sanity', ...args], env, join(TOP, 'studio'))
}

/**
 * A command without arguments.
 *
 * @throws StackError when it gets one, such as `--port`: ports are variables.
 */
function withoutArguments(name: string, run: () => Promise<number>): Command {
  return (args) => {
    if (args.length === 0) return run()
    throw new StackError(
      `npm run ${name} takes no arguments, but got '${args.join(' ')}'. To choose ports: SITE_PORT=4000 npm run ${name}`,
    )
  }
}

async function types(): Promise<number> {
  await step('Generating types from schemas and queries', generateTypes)
  return 0
}

/** Runs Vitest once, or again at each change with `--watch`. */
function unit(args: string[]): Promise<number> {
  const watches = args.some((arg) => arg === '--watch' || arg === '-w')
  return runAttached(['vitest', ...(watches ? [] : ['run']), ...args])
}

async function visual(args: string[]): Promise<number> {
  const { passed } = await playwrightTests(args, 'tests/visual/playwright.config.ts')
  return passed ? 0 : 1
}

/** The commands of the root package.json, by their names there. */
export const COMMANDS: Record<string, Command> = {
  bench,
  build: buildCommand,
  check: checkCommand,
  dev: withoutArguments('dev', devCommand),
  format: (args) => runAttached(['biome', 'check', '--write', ...orEverything(args)]),
  freshness,
  hosted: (args) => runAttached(['node', 'studio/platform/hosted/bin/hosted.ts', ...args]),
  lake,
  'launch-check': launchCheck,
  leads,
  lighthouse: () => runAttached(['node', 'tests/lighthouse/check.ts']),
  lint: (args) => runAttached(['biome', 'check', ...orEverything(args)]),
  migrate,
  pictures: () => runAttached(['node', 'tests/pictures/take.ts']),
  sbom: (args) => runAttached(['node', 'tests/evidence/writeBillOfMaterials.ts', ...args]),
  seed: seedCommand,
  serve: withoutArguments('serve', serveCommand),
  start: withoutArguments('start', startCommand),
  studio,
  test: testCommand,
  'test:all': testAllCommand,
  typecheck: (args) => runAttached(['tsc', '--noEmit', ...args]),
  types,
  unit,
  visual,
}
