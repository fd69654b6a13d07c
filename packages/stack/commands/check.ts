import { join } from 'node:path'
import { generateTypes, typesAreKnownToBeFresh } from '../checks/generatedTypes.ts'
import { outcomeOf, total } from '../checks/tally.ts'
import { runTool } from '../checks/tool.ts'
import { MAIN_TESTS } from '../checks/unit.ts'
import { LOCAL } from '../config.ts'
import { runAttached } from '../processes/child.ts'
import { step } from '../steps/progress.ts'

/** The file in which the compiler stores its results, so that the next run checks only what changed since. */
const BUILD_INFO = join(LOCAL, 'check.tsbuildinfo')

/** Vitest's arguments for a dot for each test, and what is logged of failed ones alone. */
const QUIET = ['--reporter=dot', '--silent=passed-only']

/**
 * `npm run check`: lint, types, and the unit tests that import what is not committed yet. With a branch
 * or commit, as in `npm run check -- main`: what changed since then. A test that depends on code in
 * another way, such as by starting a server, runs only when the test itself changed. `npm test` runs
 * everything. When a schema or a query may have changed, the types are generated first.
 *
 * @throws StackError when a query has a mistake
 */
export async function checkCommand([since]: string[]): Promise<number> {
  if (!typesAreKnownToBeFresh()) await renewTypes()
  const types = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', BUILD_INFO] as const
  const tallies = await Promise.all([
    step('Lint', () => runTool('lint', ['biome', 'check', '.']), outcomeOf),
    step('Types', () => runTool('types', [...types]), outcomeOf),
  ])
  const { failures } = total(tallies)
  for (const { title, reason } of failures) console.error(`\n${title}\n${reason}`)
  if (failures.length > 0) return 1
  const changed = since ? `--changed=${since}` : '--changed'
  const tests = ['vitest', 'run', changed, '--passWithNoTests'] as const
  return step(
    'Unit tests of what changed',
    () => runAttached([...tests, ...QUIET], MAIN_TESTS),
    (code) => ({ succeeded: code === 0 }),
  )
}

async function renewTypes(): Promise<void> {
  const stale = await step('Generating types: a schema or a query may have changed', generateTypes)
  if (stale.length > 0) {
    console.log(`  The types were older than the schemas or queries. Written: ${stale.join(', ')}`)
  }
}
