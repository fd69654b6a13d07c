import { join } from 'node:path'
import { inspect } from 'node:util'
import { endToEndTests } from '../checks/endToEnd.ts'
import { generatedTypesAreFresh } from '../checks/generatedTypes.ts'
import { requireSystemPrograms, type SystemProgramName } from '../checks/systemPrograms.ts'
import { outcomeOf, type Result, runTool } from '../checks/tool.ts'
import { unitTests } from '../checks/unit.ts'
import { LOCAL } from '../config.ts'
import { StackError } from '../errors.ts'
import { orEverything } from '../processes/programs.ts'
import { step } from '../steps/progress.ts'

const logDir = join(LOCAL, 'logs')

interface Check {
  title: string
  /** The programs of the operating system that it uses. */
  needs?: SystemProgramName[]
  /** Runs the check; `args` are those after its name, such as the files to test. */
  run(args: string[]): Promise<Result>
}

const CHECKS = {
  lint: {
    title: 'Lint and format',
    run: (args) =>
      runTool({ name: 'lint', run: ['biome', 'check', ...orEverything(args)], logDir }),
  },
  generated: { title: 'Generated types are fresh', run: generatedTypesAreFresh },
  types: {
    title: 'Types',
    run: (args) => runTool({ name: 'types', run: ['tsc', '--noEmit', ...args], logDir }),
  },
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

/** Runs a check and prints its line. A check that throws has failed. */
async function runCheck(name: CheckName, args: string[]): Promise<Result & { title: string }> {
  const { title, run }: Check = CHECKS[name]
  const orFailure = () =>
    run(args).catch((error) => ({
      passed: false,
      said: error instanceof Error ? error.message : inspect(error),
    }))
  return { title, ...(await step(title, orFailure, outcomeOf)) }
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
  const results: Awaited<ReturnType<typeof runCheck>>[] = []
  for (const together of ALL_STEPS) {
    const chosen = together.filter((name) => names.includes(name))
    results.push(...(await Promise.all(chosen.map((name) => runCheck(name, args)))))
  }
  const failures = results.filter(({ passed }) => !passed)
  // Failures stand at the end, where people and tools that cut logs look first.
  for (const { title, said } of failures) console.log(`\n✖ ${title}\n${said}`)
  const minutes = (performance.now() - begun) / 60_000
  const passed = results.length - failures.length
  console.log(
    `\n${minutes.toFixed(1)} minutes\nChecks: ${passed} passed, ${failures.length} failed`,
  )
  return failures.length > 0 ? 1 : 0
}

/**
 * `npm test`: runs the checks of the main tier, then prints what failed and a line that counts the checks.
 * `npm test -- lint types` runs those; `npm test -- e2e tests/e2e/phone.spec.ts --headed` passes the
 * words after the check's name on to its tool.
 */
export const testCommand = (words: string[]) => runChecks(words, MAIN_STEPS)

/** `npm run test:all`: runs the checks of both tiers. */
export const testAllCommand = (words: string[]) => runChecks(words, ALL_STEPS)
