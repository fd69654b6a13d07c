import { inspect } from 'node:util'
import { endToEndTests } from '../checks/endToEnd.ts'
import { generatedTypesAreFresh } from '../checks/generatedTypes.ts'
import { failed, isSuccess, summary, type Tally, total } from '../checks/tally.ts'
import { runTool } from '../checks/tool.ts'
import { unitTests } from '../checks/unit.ts'
import { StackError } from '../errors.ts'
import { orEverything } from '../processes/programs.ts'
import { step } from '../steps/progress.ts'

/** How many lines of each failure the summary shows. */
const MAX_FAILURE_LINES = 12

interface Check {
  title: string
  /** Runs the check; `args` are those after its name, such as the files to test. */
  run(args: string[]): Promise<Tally>
}

/** The checks of `npm test`. */
const CHECKS = {
  lint: {
    title: 'Lint and format',
    run: (args) => runTool('lint', ['biome', 'check', ...orEverything(args)]),
  },
  generated: { title: 'Generated types are fresh', run: generatedTypesAreFresh },
  types: { title: 'Types', run: (args) => runTool('types', ['tsc', '--noEmit', ...args]) },
  unit: { title: 'Unit tests', run: unitTests },
  e2e: { title: 'End-to-end tests', run: (args) => endToEndTests(args) },
} satisfies Record<string, Check>

type CheckName = keyof typeof CHECKS

/** The checks in their order. Those of one step run side by side: one core is enough for each. */
const STEPS: CheckName[][] = [['lint', 'generated', 'types'], ['unit'], ['e2e']]

const isCheck = (word: string): word is CheckName => Object.hasOwn(CHECKS, word)

/**
 * The checks that the first words name, or all checks without a name, and the words after them.
 *
 * @throws StackError when there are words after no name, or after several.
 */
export function chosenChecks(words: string[]): { names: CheckName[]; args: string[] } {
  const end = words.findIndex((word) => !isCheck(word))
  const names = (end === -1 ? words : words.slice(0, end)).filter(isCheck)
  const args = end === -1 ? [] : words.slice(end)
  if (args.length > 0 && names.length !== 1) {
    throw new StackError(
      `'${args.join(' ')}' is for one check. Name it first, for example: npm test -- unit packages/content. ` +
        `The checks are ${Object.keys(CHECKS).join(', ')}.`,
    )
  }
  return { names: names.length > 0 ? names : STEPS.flat(), args }
}

function shorten(failure: string): string {
  const lines = failure.trim().split('\n')
  const left = lines.length - MAX_FAILURE_LINES
  return left > 0
    ? [...lines.slice(0, MAX_FAILURE_LINES), `… and ${left} more lines`].join('\n')
    : lines.join('\n')
}

/** Runs a check and prints its counts. A check that throws has failed. */
async function runCheck(name: CheckName, args: string[]): Promise<Tally> {
  const { title, run } = CHECKS[name]
  const orFailure = () =>
    run(args).catch((error) => failed(error instanceof Error ? error.message : inspect(error)))
  const tally = await step(title, orFailure, isSuccess)
  console.log(`  ${name}: ${summary(tally)}`)
  return tally
}

/**
 * `npm test`: runs every check, then prints what failed and one line that counts them all.
 * `npm test -- lint types` runs those; `npm test -- e2e tests/e2e/phone.spec.ts --headed` passes the
 * words after the check's name on to its tool.
 */
export async function testCommand(words: string[]): Promise<number> {
  const { names, args } = chosenChecks(words)
  const tallies: Tally[] = []
  for (const together of STEPS) {
    const chosen = together.filter((name) => names.includes(name))
    tallies.push(...(await Promise.all(chosen.map((name) => runCheck(name, args)))))
  }
  const all = total(tallies)
  // All failures are printed again at the end, where people and tools that cut logs look first.
  for (const failure of all.failures) console.log(`\n✖ ${shorten(failure)}`)
  console.log(`\n${summary(all)}`)
  return isSuccess(all) ? 0 : 1
}
