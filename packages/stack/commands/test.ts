import { endToEndTests } from '../checks/endToEnd.ts'
import { generatedTypesAreFresh } from '../checks/generatedTypes.ts'
import { FAILED, type Tally, total } from '../checks/tally.ts'
import { tool } from '../checks/tool.ts'
import { unitTests } from '../checks/unit.ts'
import { step } from '../steps/progress.ts'

/** The parts of `npm test`, in order. `npm test -- unit e2e` runs only those named. */
const CHECKS: Record<string, { title: string; run: () => Promise<Tally> }> = {
  lint: { title: 'Lint and format', run: () => tool('lint', ['biome', 'check', '.']) },
  generated: { title: 'Generated types are fresh', run: generatedTypesAreFresh },
  types: { title: 'Types', run: () => tool('types', ['tsc', '--noEmit']) },
  unit: { title: 'Unit tests', run: unitTests },
  e2e: { title: 'End-to-end tests', run: () => endToEndTests() },
}

/** `npm test`: every check, and at the end one line that counts them all. */
export async function testCommand(names: string[]): Promise<number> {
  const chosen = names.length > 0 ? names : Object.keys(CHECKS)
  const tallies: Tally[] = []
  for (const name of chosen) {
    const check = CHECKS[name]
    if (!check) throw new Error(`No check '${name}'. There are: ${Object.keys(CHECKS).join(', ')}.`)
    const tally = await step(check.title, () =>
      check.run().catch((error) => {
        console.error(error instanceof Error ? error.message : error)
        return FAILED
      }),
    )
    console.log(`  ${name}: ${tally.passed} passed, ${tally.failed} failed`)
    tallies.push(tally)
  }
  const { passed, failed } = total(tallies)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}
