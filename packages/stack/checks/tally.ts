/** How many checks held, and of each that did not, which it was and what it said. */
export interface Tally {
  passed: number
  failures: string[]
}

export const PASSED: Tally = { passed: 1, failures: [] }

export function failed(what: string): Tally {
  return { passed: 0, failures: [what] }
}

export function total(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  }
}

/** Nothing failed, and there was something to fail. */
export function holds({ passed, failures }: Tally): boolean {
  return failures.length === 0 && passed > 0
}

/** `12 passed, 0 failed` */
export function counted({ passed, failures }: Tally): string {
  return `${passed} passed, ${failures.length} failed`
}
