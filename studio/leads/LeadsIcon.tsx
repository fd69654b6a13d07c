import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'

const QUERIES = {
  fetch: 'count(*[_type == "lead" && status == "nova"])',
  listen: '*[_type == "lead"]',
}

/** How many leads nobody has answered yet; 0 until that is known. */
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
  if (count === 0) return <EnvelopeIcon />
  return (
    <span
      role="img"
      aria-label={`${count} por responder`}
      style={{
        minWidth: '1.3em',
        padding: '0 0.35em',
        borderRadius: '1em',
        background: 'var(--card-badge-critical-bg-color, #f03e2f)',
        color: 'var(--card-badge-critical-fg-color, #fff)',
        font: '600 0.75em/1.6 sans-serif',
        textAlign: 'center',
        display: 'inline-block',
      }}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
