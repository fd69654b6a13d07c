import { useEffect, useRef, useState } from 'react'
import { useSource, useWorkspace } from 'sanity'
import { revisionOf } from '../../base/documents/revision.ts'
import { problemsOf } from '../../pages/drafts/checkDraft.ts'
import type { DraftRow } from '../../pages/drafts/rows.ts'

/** The problems that hinder drafts from being published, by their published ids; a draft that is being checked has no entry. */
type Checks = ReadonlyMap<string, string[]>

/** A check holds for a revision of the draft, while what it refers to stays as they are. */
const keyOf = ({ id, draft, requires }: DraftRow) =>
  JSON.stringify([id, revisionOf(draft), requires])

const FAILED = ['Não foi possível conferir. Verifique a conexão.']

/** Checks drafts one after the other, and again when they change. */
export function useChecks(rows: readonly DraftRow[]): Checks {
  const workspace = useWorkspace()
  const { getClient } = useSource()
  const known = useRef(new Map<string, string[]>())
  const [checks, setChecks] = useState<Checks>(new Map())
  useEffect(() => {
    let isOpen = true
    const checkAll = async () => {
      const checked = rows.flatMap((row) => {
        const problems = known.current.get(keyOf(row))
        return problems ? [[row.id, problems] as const] : []
      })
      setChecks(new Map(checked))
      for (const row of rows) {
        if (!isOpen) return
        if (known.current.has(keyOf(row))) continue
        const problems = await problemsOf(row, { workspace, getClient }).catch(() => FAILED)
        if (problems !== FAILED) known.current.set(keyOf(row), problems)
        if (isOpen) setChecks((before) => new Map(before).set(row.id, problems))
      }
    }
    void checkAll()
    return () => {
      isOpen = false
    }
  }, [rows, workspace, getClient])
  return checks
}
