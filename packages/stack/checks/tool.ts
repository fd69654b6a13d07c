import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { TOP } from '../config.ts'
import { type Command, start } from '../processes/child.ts'
import type { Outcome } from '../steps/progress.ts'

/** The result of a check. */
export interface Result {
  passed: boolean
  /** The end of what its tools printed, where they name what failed; for a failure also the place of their logs. */
  said: string
}

/** The line in which Vitest and Playwright count tests: '3 failed | 12 passed (15)'. */
const COUNT = /\d+ (?:failed|passed)\b.*$/gm

/** Runs the tool of a check. */
export async function runTool(command: Command): Promise<Result> {
  const running = start(command)
  const passed = (await running.ended) === 0
  const said = running.output().trim()
  const logs = `Logs: ${relative(TOP, command.logDir)}`
  return { passed, said: passed ? said : `${said}\n${logs}` }
}

/** Returns the outcome of a step whose result is that of a check: its line has the number of tests. */
export function outcomeOf({ passed, said }: Result): Outcome {
  return { succeeded: passed, note: stripVTControlCharacters(said).match(COUNT)?.at(-1) }
}

/** The result of several checks: what those said that failed, or else all of them. */
export function together(results: Result[]): Result {
  const failures = results.filter(({ passed }) => !passed)
  const passed = failures.length === 0
  return { passed, said: (passed ? results : failures).map(({ said }) => said).join('\n\n') }
}
