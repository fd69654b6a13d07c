import { join } from 'node:path'
import { LOCAL } from '../config.ts'
import { unitTally } from './reports.ts'
import type { Tally } from './tally.ts'
import { logFile, runTests } from './tool.ts'

/**
 * The two tiers of tests. `npm test` runs the main one; `npm run test:all` adds the extended one, the long and the
 * rare: a test file is of it when its name contains '.extended.'.
 */
export type Tier = 'main' | 'extended'

/** The variable by which vitest.config.ts leaves out the extended tests. */
export const MAIN_TESTS = { TESTS: 'main' }

/** The arguments and variables with which Vitest runs the tests of a tier. */
const TESTS_OF: Record<Tier, { args: string[]; env: Record<string, string> }> = {
  main: { args: [], env: MAIN_TESTS },
  extended: { args: ['.extended.test.'], env: {} },
}

/**
 * Runs the Vitest tests of a tier, or those that `args` name, which are shown as they run. A file that
 * cannot be loaded counts as a failure.
 */
export function unitTests(tier: Tier, args: string[]): Promise<Tally> {
  const name = tier === 'main' ? 'unit' : 'unit-extended'
  const named = args.length > 0
  const file = join(LOCAL, `${name}.json`)
  const tests = named ? { args, env: {} } : TESTS_OF[tier]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return runTests(
    {
      name,
      run: ['vitest', 'run', ...reporters, ...tests.args],
      env: tests.env,
      logDir: join(LOCAL, 'logs'),
      show: named,
    },
    { file, tallyOf: unitTally, logs: logFile(name) },
  )
}
