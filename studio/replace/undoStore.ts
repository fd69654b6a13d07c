import type { MadeChange } from './plan.ts'

/** Where the last replacement is kept, so that it can be undone after the page was loaded again. */
const KEY = 'elos.lastReplacement'

/** The last replacement, as words for staff and as changes. */
export interface Replacement {
  text: string
  changes: MadeChange[]
}

/** The last replacement in this tab that was not undone. */
export function lastReplacement(): Replacement | undefined {
  const stored = sessionStorage.getItem(KEY)
  return stored ? JSON.parse(stored) : undefined
}

/** Keeps a replacement as the last; undefined forgets it. */
export function keepReplacement(replacement: Replacement | undefined): void {
  if (replacement) sessionStorage.setItem(KEY, JSON.stringify(replacement))
  else sessionStorage.removeItem(KEY)
}
