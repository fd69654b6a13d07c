import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL } from '../config.ts'
import { start } from '../processes/child.ts'
import { failed, type Tally, total, withLogs } from './tally.ts'
import type { Tier } from './tier.ts'
import { logFile } from './tool.ts'
import { unitTally } from './unitReport.ts'

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
export async function unitTests(tier: Tier, args: string[]): Promise<Tally> {
  const name = tier === 'main' ? 'unit' : 'unit-extended'
  const named = args.length > 0
  const file = join(LOCAL, `${name}.json`)
  rmSync(file, { force: true })
  const tests = named ? { args, env: {} } : TESTS_OF[tier]
  const running = start({
    name,
    run: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...tests.args,
    ],
    env: tests.env,
    logDir: join(LOCAL, 'logs'),
    show: named,
  })
  const code = await running.ended
  const unexplained = () => failed(`vitest ended with ${code}`, running.output())
  try {
    const tally = unitTally(JSON.parse(readFileSync(file, 'utf8')))
    const explained = code === 0 || tally.failures.length > 0
    return withLogs(explained ? tally : total([tally, unexplained()]), logFile(name))
  } catch {
    return withLogs(unexplained(), logFile(name))
  }
}
