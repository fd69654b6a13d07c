import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { Referrers } from './Referrers.tsx'
import { REFERRERS_QUERY, type Referrer, referrersOf, removalOf } from './referrers.ts'

/**
 * Wraps an action that removes a document from the site. While other documents link to it, a dialog
 * with the title `refusal` lists them; the Lake would refuse the action without naming them.
 */
export function guardRemoval(
  useOriginal: DocumentActionComponent,
  refusal: string,
): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useGuarded: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion: API_VERSION })
    const [referrers, setReferrers] = useState<Referrer[]>([])
    const original = useOriginal(props)
    const removal = removalOf(props, useOriginal.action)
    if (!original) return null
    const close = () => setReferrers([])
    const removeIfUnused = async () => {
      const documents = await client
        .fetch<StoredDocument[]>(REFERRERS_QUERY, { ...removal }, { perspective: 'raw' })
        .catch(() => [])
      const found = referrersOf(documents, removal.id)
      if (found.length > 0) setReferrers(found)
      else original.onHandle?.()
    }
    if (referrers.length === 0) return { ...original, onHandle: removeIfUnused }
    return {
      ...original,
      onHandle: removeIfUnused,
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
