import { firstValueFrom, from, timeout } from 'rxjs'
import type { DraftRow } from '../../pages/drafts/rows.ts'

/** The problems that hinder a draft from being published; 'unknown' if its check failed or never answered. */
export type Check = string[] | 'unknown'

/** Whether a draft is checked, and nothing hinders it from being published. */
export const isSound = (check: Check | undefined): boolean =>
  check !== 'unknown' && check?.length === 0

/** How long a check may take, in milliseconds. A browser that is busy, or shows another tab, may never end one. */
export const CHECK_LIMIT_MS = 20_000

/** How many drafts are checked at once. */
const AT_ONCE = 3

interface Checking {
  /** Returns the problems of a draft. */
  problemsOf: (row: DraftRow) => Promise<string[]>
  report: (row: DraftRow, check: Check) => void
  /** Whether nobody waits for the checks any longer. */
  isOver: () => boolean
}

/** Checks drafts, some at once, and reports each. One that never answers is reported as unknown and holds up no other. */
export async function checkAll(rows: readonly DraftRow[], checking: Checking): Promise<void> {
  const { problemsOf, report, isOver } = checking
  const waiting = rows.values()
  const checkSome = async () => {
    for (const row of waiting) {
      if (isOver()) return
      const answer = from(problemsOf(row)).pipe(timeout(CHECK_LIMIT_MS))
      const check = await firstValueFrom(answer).catch((): Check => 'unknown')
      if (!isOver()) report(row, check)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, checkSome))
}
