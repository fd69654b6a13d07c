import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { Spinner } from '@sanity/ui'
import { CountIcon } from '../base/CountIcon.tsx'
import { useListenQuery } from '../base/documents/useListenQuery.ts'

const QUERIES = {
  fetch: 'count(*[_type == "lead" && status == "nova"])',
  listen: '*[_type == "lead"]',
}

/** The icon of the leads in the menu: an envelope, or how many are new, once that is known. */
export function LeadsIcon() {
  const count = useListenQuery<number>(QUERIES)
  if (count === undefined) return <Spinner muted />
  return <CountIcon count={count} label={`${count} por responder`} icon={EnvelopeIcon} />
}
