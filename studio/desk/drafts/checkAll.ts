import { catchError, defer, of, type Subscription, timeout } from 'rxjs'
import { revisionOf } from '../../base/documents/revision.ts'
import type { DraftRow } from '../../pages/drafts/rows.ts'

/** The problems that hinder a draft from being published; 'unknown' if its check failed or never answered. */
export type Check = string[] | 'unknown'

/** Whether a draft is checked, and nothing hinders it from being published. */
export const isSound = (check: Check | undefined): boolean =>
  check !== 'unknown' && check?.length === 0

/** A draft is the same while it has this revision, and what it refers to stays as it is. */
export const keyOf = ({ id, draft, requires }: DraftRow): string =>
  JSON.stringify([id, revisionOf(draft), requires])

/** How long a check may take, in milliseconds. A browser that is busy, or shows another tab, may never end one. */
export const CHECK_LIMIT_MS = 20_000

/** How many drafts are checked at once. */
const AT_ONCE = 3

/**
 * Returns a function that checks drafts, some at once. Its next call ends the checks of those that it does not name, or
 * that have changed; all others go on, and are made again if they find problems, which may have ended meanwhile. A check
 * that never answers is unknown in the end and holds up no other.
 *
 * @param onCheck called with each draft that is checked
 */
export function checkAll(
  problemsOf: (row: DraftRow) => Promise<string[]>,
  onCheck: (row: DraftRow, check: Check) => void,
): (rows: readonly DraftRow[]) => void {
  const waiting = new Map<string, DraftRow>()
  const running = new Map<string, Subscription>()

  function start(key: string, row: DraftRow) {
    waiting.delete(key)
    const check = defer(async () => problemsOf(row)).pipe(
      timeout(CHECK_LIMIT_MS),
      catchError(() => of('unknown' as const)),
    )
    running.set(
      key,
      check.subscribe((result) => {
        running.delete(key)
        if (isSound(result)) waiting.delete(key)
        onCheck(row, result)
        startNext()
      }),
    )
  }

  function startNext() {
    for (const [key, row] of waiting) {
      if (running.size >= AT_ONCE) return
      if (!running.has(key)) start(key, row)
    }
  }

  return (rows) => {
    const wanted = new Map(rows.map((row) => [keyOf(row), row]))
    for (const [key, check] of running) {
      if (wanted.has(key)) continue
      check.unsubscribe()
      running.delete(key)
    }
    for (const key of waiting.keys()) if (!wanted.has(key)) waiting.delete(key)
    // Those that wait already keep their turn.
    for (const [key, row] of wanted) waiting.set(key, row)
    startNext()
  }
}
