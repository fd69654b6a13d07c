import { inspect } from 'node:util'
import { endToEndTests } from '../checks/endToEnd.ts'
import { generatedTypesAreFresh } from '../checks/generatedTypes.ts'
import { counted, failed, holds, type Tally, total } from '../checks/tally.ts'
import { tool } from '../checks/tool.ts'
import { unitTests } from '../checks/unit.ts'
import { step } from '../steps/progress.ts'

const LINES_OF_A_FAILURE = 12

/** The parts of `npm test`, in order. `npm test -- unit e2e` runs only those named. */
const CHECKS: Record<string, { title: string; run: () => Promise<Tally> }> = {
  lint: { title: 'Lint and format', run: () => tool('lint', ['biome', 'check', '.']) },
  generated: { title: 'Generated types are fresh', run: generatedTypesAreFresh },
  types: { title: 'Types', run: () => tool('types', ['tsc', '--noEmit']) },
  unit: { title: 'Unit tests', run: unitTests },
  e2e: { title: 'End-to-end tests', run: () => endToEndTests() },
}

function brief(failure: string): string {
  const lines = failure.trim().split('\n')
  const left = lines.length - LINES_OF_A_FAILURE
  return left > 0
    ? [...lines.slice(0, LINES_OF_A_FAILURE), `… and ${left} lines more`].join('\n')
    : lines.join('\n')
}

/** `npm test`: every check, and at the end what failed, and one line that counts them all. */
export async function testCommand(names: string[]): Promise<number> {
  const chosen = names.length > 0 ? names : Object.keys(CHECKS)
  const tallies: Tally[] = []
  for (const name of chosen) {
    const check = CHECKS[name]
    if (!check) throw new Error(`No check '${name}'. There are: ${Object.keys(CHECKS).join(', ')}.`)
    const tally = await step(check.title, () =>
      check.run().catch((error) => failed(error instanceof Error ? error.message : inspect(error))),
    )
    console.log(`  ${name}: ${counted(tally)}`)
    tallies.push(tally)
  }
  const all = total(tallies)
  // Once more where it is looked for: a log of thousands of tests is read, and kept, from its end.
  for (const failure of all.failures) console.log(`\n✘ ${brief(failure)}`)
  console.log(`\n${counted(all)}`)
  return holds(all) ? 0 : 1
}
