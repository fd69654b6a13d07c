/** The result of a check: how many tests passed, and the title and message of each that failed. */
export interface Tally {
  passed: number
  failures: string[]
}

/** The tally of a check that passes as a whole. */
export const PASSED: Tally = { passed: 1, failures: [] }

/** The tally of a check that fails as a whole. */
export function failed(what: string): Tally {
  return { passed: 0, failures: [what] }
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

/** `12 passed, 0 failed` */
export function summary({ passed, failures }: Tally): string {
  return `${passed} passed, ${failures.length} failed`
}
