import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import type { ReviewDocument } from '../../packages/content/review/type.ts'
import { API_VERSION } from '../environment.ts'
import { Referrers } from './Referrers.tsx'
import { REFERRERS_QUERY, type Referrer, referrersOf } from './referrers.ts'

/**
 * An action that takes a document off the site, refused while others link to it: the Lake would
 * refuse it anyway, but could not say by what.
 */
export function guardRemoval(
  useOriginal: DocumentActionComponent,
  refusal: string,
): DocumentActionComponent {
  const useGuarded: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion: API_VERSION })
    const [referrers, setReferrers] = useState<Referrer[]>([])
    const original = useOriginal(props)
    if (!original) return null
    const close = () => setReferrers([])
    const ask = async () => {
      const documents = await client
        .fetch<ReviewDocument[]>(REFERRERS_QUERY, { id: props.id }, { perspective: 'raw' })
        .catch(() => [])
      const found = referrersOf(documents, props.id)
      if (found.length > 0) setReferrers(found)
      else original.onHandle?.()
    }
    if (referrers.length === 0) return { ...original, onHandle: ask }
    return {
      ...original,
      onHandle: ask,
      dialog: {
        type: 'dialog',
        header: refusal,
        content: <Referrers referrers={referrers} onLeave={close} />,
        onClose: close,
      },
    }
  }
  useGuarded.action = useOriginal.action
  useGuarded.displayName = `Guarded(${useOriginal.displayName ?? useOriginal.action ?? 'action'})`
  return useGuarded
}
