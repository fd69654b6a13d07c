import { useEffect, useRef, useState } from 'react'
import { useSource, useWorkspace } from 'sanity'
import { revisionOf } from '../../base/documents/revision.ts'
import { checkDraft, type DraftCheck } from '../../pages/drafts/checkDraft.ts'
import type { DraftRow } from '../../pages/drafts/rows.ts'

/** The checks of drafts by their published ids; a draft that is being checked has none. */
type Checks = ReadonlyMap<string, DraftCheck>

/** A check holds for a revision of the draft, while what it refers to stays as they are. */
const keyOf = ({ id, draft, requires }: DraftRow) =>
  JSON.stringify([id, revisionOf(draft), requires])

const FAILED: DraftCheck = {
  problems: ['Não foi possível conferir. Verifique a conexão.'],
}

/** Checks drafts one after the other, and again when they change. */
export function useChecks(rows: readonly DraftRow[]): Checks {
  const workspace = useWorkspace()
  const { getClient } = useSource()
  const known = useRef(new Map<string, DraftCheck>())
  const [checks, setChecks] = useState<Checks>(new Map())
  useEffect(() => {
    let isOpen = true
    const show = () =>
      setChecks(
        new Map(
          rows.flatMap((row) => {
            const check = known.current.get(keyOf(row))
            return check ? [[row.id, check] as const] : []
          }),
        ),
      )
    const checkAll = async () => {
      show()
      for (const row of rows) {
        if (!isOpen) return
        if (known.current.has(keyOf(row))) continue
        const check = await checkDraft(row, { workspace, getClient }).catch(() => FAILED)
        if (check !== FAILED) known.current.set(keyOf(row), check)
        if (isOpen) setChecks((before) => new Map(before).set(row.id, check))
      }
    }
    void checkAll()
    return () => {
      isOpen = false
    }
  }, [rows, workspace, getClient])
  return checks
}
