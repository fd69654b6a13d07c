import type { Outcome } from '../steps/progress.ts'

/** One test, or one check, that failed. */
export interface Failure {
  /** The file of a test and its line or title, or the command of a check. */
  title: string
  /** The message of the failure, and the end of what the check printed. */
  reason: string
  /** The place where more about it stands: log files, screenshots. */
  logs?: string
}

/** The result of a check: how many tests passed, and those that failed. */
export interface Tally {
  passed: number
  failures: Failure[]
}

/** The tally of a check that passes as a whole. */
export const PASSED: Tally = { passed: 1, failures: [] }

/** The tally of a check that fails as a whole. */
export function failed(title: string, reason = '', logs?: string): Tally {
  return { passed: 0, failures: [{ title, reason, ...(logs ? { logs } : {}) }] }
}

/** The sum of tallies. */
export function total(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  }
}

/** Whether nothing failed and something passed: a run without tests is no success. */
export function isSuccess({ passed, failures }: Tally): boolean {
  return failures.length === 0 && passed > 0
}

/** Returns the line that counts the tests: `12 passed, 0 failed`. */
export function summary({ passed, failures }: Tally): string {
  return `${passed} passed, ${failures.length} failed`
}

/** Returns the outcome of a step whose result is a tally: its line shows the counts. */
export function outcomeOf(tally: Tally): Outcome {
  return { succeeded: isSuccess(tally), note: summary(tally) }
}

/** The same tally, whose failures name the logs. */
export function withLogs({ passed, failures }: Tally, logs: string): Tally {
  return { passed, failures: failures.map((failure) => ({ ...failure, logs })) }
}
