import { catchError, defer, from, map, mergeMap, type Observable, of, timeout } from 'rxjs'
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

/** Checks drafts, some at once, and emits each. One that never answers is emitted as unknown and holds up no other. */
export const checkAll = (
  rows: readonly DraftRow[],
  problemsOf: (row: DraftRow) => Promise<string[]>,
): Observable<{ row: DraftRow; check: Check }> =>
  from(rows).pipe(
    mergeMap(
      (row) =>
        defer(() => problemsOf(row)).pipe(
          timeout(CHECK_LIMIT_MS),
          catchError(() => of('unknown' as const)),
          map((check) => ({ row, check })),
        ),
      AT_ONCE,
    ),
  )
