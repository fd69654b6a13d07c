import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import type { SheetLead } from '../leadsSheet.ts'

/** A lead in a list. */
export interface Lead extends SheetLead {
  _id: string
}

/** The fields of a lead that a list shows. */
const SHOWN = '_id, name, status, kind, submittedAt, campaign'

/** The fields in which staff search and which they save as a sheet: all of them. */
const WHOLE = `${SHOWN}, email, phone, reference, page, outcome, assignee, notes, history, answers`

const queryOf = (fields: string) =>
  `*[_type == "lead" && ($status == "" || status == $status)] | order(submittedAt desc){${fields}}`

/** Reads the whole leads with a status, or all for ''. */
export const WHOLE_LEADS = queryOf(WHOLE)

interface Listed {
  leads: Lead[]
  isWhole: boolean
}

/**
 * The leads with a status, or all for '', the newest first; undefined until they are read. They have only what
 * a list shows, and everything from the time when it is wanted and read.
 */
export function useLeads(status: string, wantsWhole: boolean): Listed | undefined {
  const store = useDocumentStore()
  const [listed, setListed] = useState<Listed>()
  useEffect(() => {
    const queries = {
      fetch: wantsWhole ? WHOLE_LEADS : queryOf(SHOWN),
      listen: '*[_type == "lead"]',
    }
    const subscription = store
      .listenQuery(queries, { status }, { perspective: 'raw', apiVersion: API_VERSION })
      .subscribe((leads) => setListed({ leads, isWhole: wantsWhole }))
    return () => subscription.unsubscribe()
  }, [store, status, wantsWhole])
  return listed
}
