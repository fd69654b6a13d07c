import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import type { UnsentNotification } from './notificationRow.ts'

interface UnsentLead {
  unsent: UnsentNotification[]
}

const QUERIES = {
  fetch: `*[_type == "lead" && count(notifications[defined(nextAt)]) > 0]{
    "unsent": notifications[defined(nextAt)]{_key, nextAt, error}
  }`,
  listen: '*[_type == "lead"]',
}

/** Returns the notifications of requests that the site has not sent yet; null until they are read. */
export function useUnsent(): UnsentNotification[] | null {
  const store = useDocumentStore()
  const [unsent, setUnsent] = useState<UnsentNotification[] | null>(null)
  useEffect(() => {
    const subscription = store
      .listenQuery(QUERIES, {}, { perspective: 'raw', apiVersion: API_VERSION })
      .subscribe((leads: UnsentLead[]) => setUnsent(leads.flatMap((lead) => lead.unsent)))
    return () => subscription.unsubscribe()
  }, [store])
  return unsent
}
