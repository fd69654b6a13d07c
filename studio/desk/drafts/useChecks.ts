import { useEffect, useMemo, useRef, useState } from 'react'
import { useSource, useWorkspace } from 'sanity'
import { problemsOf } from '../../pages/drafts/checkDraft.ts'
import type { DraftRow } from '../../pages/drafts/rows.ts'
import { type Check, checkAll, keyOf } from './checkAll.ts'

/** The checks of drafts by their published ids; a draft that is being checked has no entry. */
type Checks = ReadonlyMap<string, Check>

/**
 * Checks drafts, and again when they change, or with any document while they have problems: another may have been in
 * their way. `retry` checks again those whose check is unknown.
 */
export function useChecks(rows: readonly DraftRow[]): { checks: Checks; retry: () => void } {
  const workspace = useWorkspace()
  const { getClient } = useSource()
  const known = useRef(new Map<string, string[]>())
  const [round, setRound] = useState(0)
  const [checks, setChecks] = useState<Checks>(new Map())
  const checkRows = useMemo(
    () =>
      checkAll(
        (row) => problemsOf(row, { workspace, getClient }),
        (row, result) => {
          if (result !== 'unknown') known.current.set(keyOf(row), result)
          setChecks((before) => new Map(before).set(row.id, result))
        },
      ),
    [workspace, getClient],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round checks again what is unknown
  useEffect(() => {
    const checkOf = (row: DraftRow) => known.current.get(keyOf(row))
    setChecks(
      new Map(
        rows.flatMap((row) => {
          const check = checkOf(row)
          return check ? [[row.id, check] as const] : []
        }),
      ),
    )
    checkRows(rows.filter((row) => checkOf(row)?.length !== 0))
  }, [rows, checkRows, round])
  useEffect(() => () => checkRows([]), [checkRows])
  return { checks, retry: () => setRound(round + 1) }
}
