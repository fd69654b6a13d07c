import { join } from 'node:path'
import { LOCAL } from '../config.ts'
import { type Result, runTool } from './tool.ts'

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

/** Runs the Vitest tests of a tier, or those that `args` name, which are shown as they run. */
export function unitTests(tier: Tier, args: string[]): Promise<Result> {
  const named = args.length > 0
  const tests = named ? { args, env: {} } : TESTS_OF[tier]
  return runTool({
    name: tier === 'main' ? 'unit' : 'unit-extended',
    run: ['vitest', 'run', ...tests.args],
    env: tests.env,
    logDir: join(LOCAL, 'logs'),
    show: named,
  })
}
