import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { CountIcon } from '../base/CountIcon.tsx'

const QUERIES = {
  fetch: 'count(*[_type == "lead" && status == "nova"])',
  listen: '*[_type == "lead"]',
}

/** Returns how many leads nobody has answered yet; 0 until that is known. */
function useNewLeads(): number {
  const store = useDocumentStore()
  const [count, setCount] = useState(0)
  useEffect(() => {
    const subscription = store
      .listenQuery(QUERIES, {}, { perspective: 'raw', apiVersion: API_VERSION })
      .subscribe(setCount)
    return () => subscription.unsubscribe()
  }, [store])
  return count
}

/** The icon of the leads in the menu: an envelope, or how many are new. */
export function LeadsIcon() {
  const count = useNewLeads()
  return <CountIcon count={count} label={`${count} por responder`} icon={EnvelopeIcon} />
}
