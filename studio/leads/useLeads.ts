import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import type { SheetLead } from './leadsSheet.ts'

/** A lead in a list. */
export interface Lead extends SheetLead {
  _id: string
}

const QUERIES = {
  fetch: `*[_type == "lead" && ($status == "" || status == $status)] | order(submittedAt desc){
    _id, name, email, phone, status, kind, reference, submittedAt, page, outcome, assignee, notes,
    history, answers
  }`,
  listen: '*[_type == "lead"]',
}

/** The leads with a status, or all for '', the newest first; undefined until they are read. */
export function useLeads(status: string): Lead[] | undefined {
  const store = useDocumentStore()
  const [leads, setLeads] = useState<Lead[]>()
  useEffect(() => {
    const subscription = store
      .listenQuery(QUERIES, { status }, { perspective: 'raw', apiVersion: API_VERSION })
      .subscribe(setLeads)
    return () => subscription.unsubscribe()
  }, [store, status])
  return leads
}
