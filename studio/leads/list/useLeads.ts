import { useMemo } from 'react'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import type { SheetLead } from '../leadsSheet.ts'

/** A lead in a list. */
export interface Lead extends SheetLead {
  _id: string
  /** Until when the site promised to answer: ISO 8601, UTC. */
  deadline?: string | null
}

const SHOWN = '_id, name, status, kind, prefersCall, submittedAt, deadline, campaign, assignee'

/** The fields in which staff search and which they save as a sheet: all of them. */
const WHOLE = `${SHOWN}, email, phone, reference, page, outcome, notes, history, answers`

/** New leads are listed as they are due, which is as they came; others the newest first. */
const queryOf = (fields: string, status: string) =>
  `*[_type == "lead" && ($status == "" || status == $status)]
    | order(submittedAt ${status === 'nova' ? 'asc' : 'desc'}){${fields}}`

/** The query for the whole leads with a status ($status), or all for ''. */
export const wholeLeadsQuery = (status: string) => queryOf(WHOLE, status)

interface Listed {
  leads: Lead[]
  isWhole: boolean
}

/**
 * The leads with a status, or all for ''; undefined until they are read. They have only what a list shows, and
 * everything from the time when it is wanted and read.
 */
export function useLeads(status: string, wantsWhole: boolean): Listed | undefined {
  const queries = useMemo(() => {
    const leads = queryOf(wantsWhole ? WHOLE : SHOWN, status)
    return { fetch: `{"isWhole": ${wantsWhole}, "leads": ${leads}}`, listen: '*[_type == "lead"]' }
  }, [status, wantsWhole])
  return useListenQuery<Listed>(queries, { status })
}
