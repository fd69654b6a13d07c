import { globSync } from 'node:fs'
import { join } from 'node:path'
import { playwrightTests } from '../checks/endToEnd.ts'
import { generateTypes } from '../checks/generatedTypes.ts'
import { isSuccess } from '../checks/tally.ts'
import { defaultSettings, TOP } from '../config.ts'
import { lakeEnvironment, siteEnvironment, studioEnvironment } from '../environment.ts'
import { StackError } from '../errors.ts'
import { runAttached } from '../processes/child.ts'
import { isLakeUp, withLake } from '../processes/lake.ts'
import { orEverything } from '../processes/programs.ts'
import { seedContent } from '../steps/content.ts'
import { step } from '../steps/progress.ts'
import { buildCommand } from './build.ts'
import { checkCommand } from './check.ts'
import { devCommand } from './dev.ts'
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
function onContent(program: string, env: Record<string, string> = {}): Command {
  return (args) => {
    const settings = defaultSettings()
    return withLake(settings, () =>
      runAttached(['node', program, ...args], { ...siteEnvironment(settings), ...env }),
    )
  }
}

/** Writes the first content where it is missing. A running site finds it as it finds every change. */
async function seed(args: string[]): Promise<number> {
  const settings = defaultSettings()
  await withLake(settings, () => step('Seeding', () => seedContent(settings, args)))
  return 0
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
  return isSuccess(await playwrightTests(args, 'tests/visual/playwright.config.ts')) ? 0 : 1
}

/** The commands of the root package.json, by their names there. */
export const COMMANDS: Record<string, Command> = {
  bench,
  build: buildCommand,
  check: checkCommand,
  dev: withoutArguments('dev', devCommand),
  format: (args) => runAttached(['biome', 'check', '--write', ...orEverything(args)]),
  freshness: onContent('web/cache/freshness/bin/freshness.ts'),
  hosted: (args) => runAttached(['node', 'studio/platform/hosted/bin/hosted.ts', ...args]),
  lake,
  // The check inspects the environment as it was given, without what the stack adds for the local Lake.
  'launch-check': onContent('studio/review/launch/bin/check.ts', {
    LAUNCH_ENVIRONMENT: JSON.stringify(process.env),
  }),
  leads: onContent('studio/leads/bin/leads.ts'),
  lighthouse: () => runAttached(['node', 'tests/lighthouse/check.ts']),
  lint: (args) => runAttached(['biome', 'check', ...orEverything(args)]),
  migrate: onContent('studio/platform/migrate/bin/migrate.ts'),
  pictures: (args) => runAttached(['node', 'tests/pictures/take.ts', ...args]),
  sbom: (args) => runAttached(['node', 'tests/evidence/writeBillOfMaterials.ts', ...args]),
  seed,
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
