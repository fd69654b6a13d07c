import { inspect } from 'node:util'
import { endToEndTests } from '../checks/endToEnd.ts'
import { generatedTypesAreFresh } from '../checks/generatedTypes.ts'
import { requireSystemPrograms, type SystemProgramName } from '../checks/systemPrograms.ts'
import {
  type Failure,
  failed,
  isSuccess,
  outcomeOf,
  summary,
  type Tally,
  total,
} from '../checks/tally.ts'
import { runTool } from '../checks/tool.ts'
import { unitTests } from '../checks/unit.ts'
import { StackError } from '../errors.ts'
import { orEverything } from '../processes/programs.ts'
import { step } from '../steps/progress.ts'

/** The number of lines of each failure that the summary shows. */
const MAX_FAILURE_LINES = 12

interface Check {
  title: string
  /** The programs of the operating system that it uses. */
  needs?: SystemProgramName[]
  /** Runs the check; `args` are those after its name, such as the files to test. */
  run(args: string[]): Promise<Tally>
}

const CHECKS = {
  lint: {
    title: 'Lint and format',
    run: (args) => runTool('lint', ['biome', 'check', ...orEverything(args)]),
  },
  generated: { title: 'Generated types are fresh', run: generatedTypesAreFresh },
  types: { title: 'Types', run: (args) => runTool('types', ['tsc', '--noEmit', ...args]) },
  unit: { title: 'Unit tests', run: (args) => unitTests('main', args) },
  e2e: {
    title: 'End-to-end tests',
    needs: ['chromium', 'fallbackFont'],
    run: (args) => endToEndTests('main', args),
  },
  'unit-extended': {
    title: 'Extended unit tests',
    needs: ['chromium', 'fallbackFont', 'redis', 'nginx', 'faketime', 'systemd'],
    run: (args) => unitTests('extended', args),
  },
  'e2e-extended': {
    title: 'Extended end-to-end tests',
    needs: ['chromium', 'fallbackFont', 'redis', 'nginx', 'faketime'],
    run: (args) => endToEndTests('extended', args),
  },
} satisfies Record<string, Check>

type CheckName = keyof typeof CHECKS

/** The checks of `npm test` in their order. Those of one step run side by side: one core is enough for each. */
const MAIN_STEPS: CheckName[][] = [['lint', 'generated', 'types'], ['unit'], ['e2e']]

/** The checks that `npm run test:all` adds. */
const EXTENDED_STEPS: CheckName[][] = [['unit-extended'], ['e2e-extended']]

const ALL_STEPS = [...MAIN_STEPS, ...EXTENDED_STEPS]

const isCheck = (word: string): word is CheckName => Object.hasOwn(CHECKS, word)

/**
 * The checks that the first words name, and the words after them; without a name, the checks of `steps`.
 *
 * @throws StackError when there are words after no name, or after several.
 */
export function chosenChecks(
  words: string[],
  steps = MAIN_STEPS,
): { names: CheckName[]; args: string[] } {
  const end = words.findIndex((word) => !isCheck(word))
  const names = (end === -1 ? words : words.slice(0, end)).filter(isCheck)
  const args = end === -1 ? [] : words.slice(end)
  if (args.length > 0 && names.length !== 1) {
    throw new StackError(
      `'${args.join(' ')}' is for one check. Name it first, for example: npm test -- unit packages/content. ` +
        `The checks are ${Object.keys(CHECKS).join(', ')}.`,
    )
  }
  return { names: names.length > 0 ? names : steps.flat(), args }
}

/** The lines of the summary about a failure: its title, its reason and where its logs are. */
export function linesOf({ title, reason, logs }: Failure): string {
  const lines = reason.trim().split('\n')
  const left = lines.length - MAX_FAILURE_LINES
  return [
    `✖ ${title}`,
    ...lines.slice(0, MAX_FAILURE_LINES),
    ...(left > 0 ? [`… and ${left} more lines`] : []),
    ...(logs ? [`Logs: ${logs}`] : []),
  ].join('\n')
}

/** Runs a check and prints its counts. A check that throws has failed. */
function runCheck(name: CheckName, args: string[]): Promise<Tally> {
  const { title, run }: Check = CHECKS[name]
  const orFailure = () =>
    run(args).catch((error) =>
      failed(title, error instanceof Error ? error.message : inspect(error)),
    )
  return step(title, orFailure, outcomeOf)
}

/** The programs of the operating system that checks use, each once. */
function programsFor(names: CheckName[]): SystemProgramName[] {
  const checks: Check[] = names.map((name) => CHECKS[name])
  return [...new Set(checks.flatMap(({ needs = [] }) => needs))]
}

async function runChecks(words: string[], steps: CheckName[][]): Promise<number> {
  const begun = performance.now()
  const { names, args } = chosenChecks(words, steps)
  await requireSystemPrograms(programsFor(names))
  const tallies: Tally[] = []
  for (const together of ALL_STEPS) {
    const chosen = together.filter((name) => names.includes(name))
    tallies.push(...(await Promise.all(chosen.map((name) => runCheck(name, args)))))
  }
  const all = total(tallies)
  // Failures stand at the end, where people and tools that cut logs look first.
  for (const failure of all.failures) console.log(`\n${linesOf(failure)}`)
  const minutes = (performance.now() - begun) / 60_000
  console.log(`\n${minutes.toFixed(1)} minutes\n${summary(all)}`)
  return isSuccess(all) ? 0 : 1
}

/**
 * `npm test`: runs the checks of the main tier, then prints what failed and one line that counts them all.
 * `npm test -- lint types` runs those; `npm test -- e2e tests/e2e/phone.spec.ts --headed` passes the
 * words after the check's name on to its tool.
 */
export const testCommand = (words: string[]) => runChecks(words, MAIN_STEPS)

/** `npm run test:all`: runs the checks of both tiers. */
export const testAllCommand = (words: string[]) => runChecks(words, ALL_STEPS)
