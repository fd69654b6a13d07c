import { useEffect, useRef, useState } from 'react'
import { useSource, useWorkspace } from 'sanity'
import { revisionOf } from '../../base/documents/revision.ts'
import { problemsOf } from '../../pages/drafts/checkDraft.ts'
import type { DraftRow } from '../../pages/drafts/rows.ts'
import { type Check, checkAll } from './checkAll.ts'

/** The checks of drafts by their published ids; a draft that is being checked has no entry. */
type Checks = ReadonlyMap<string, Check>

/** A draft is the same while it has this revision, and what it refers to stays as it is. */
const keyOf = ({ id, draft, requires }: DraftRow) =>
  JSON.stringify([id, revisionOf(draft), requires])

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
    const unchecked = rows.filter((row) => checkOf(row)?.length !== 0)
    const subscription = checkAll(unchecked, (row) =>
      problemsOf(row, { workspace, getClient }),
    ).subscribe(({ row, check }) => {
      if (check !== 'unknown') known.current.set(keyOf(row), check)
      setChecks((before) => new Map(before).set(row.id, check))
    })
    return () => subscription.unsubscribe()
  }, [rows, workspace, getClient, round])
  return { checks, retry: () => setRound(round + 1) }
}
