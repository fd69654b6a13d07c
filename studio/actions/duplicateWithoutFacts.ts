import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useCallback, useRef } from 'react'
import {
  type DocumentActionComponent,
  type DuplicateActionProps,
  type SanityDocumentLike,
  useClient,
} from 'sanity'
import { copyWithoutFacts, type OwnClaims } from './copyWithoutFacts.ts'

const CLAIMS_QUERY = '*[_type == "claim" && subject._ref == $id]._id'

/** Wraps the action that duplicates a document: the copy states nothing that is true of the original alone. */
export function duplicateWithoutFacts(
  useOriginal: DocumentActionComponent,
): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useDuplicate: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion: API_VERSION })
    const claims = useRef<OwnClaims>('all')
    const mapDocument = useCallback(
      (document: SanityDocumentLike) => copyWithoutFacts(document, claims.current),
      [],
    )
    const copied: DuplicateActionProps = { ...props, mapDocument }
    const original = useOriginal(copied)
    if (!original) return null
    const duplicate = async () => {
      claims.current = await client
        .fetch<string[]>(CLAIMS_QUERY, { id: props.id }, { perspective: 'raw', tag: 'duplicate' })
        .then((ids): OwnClaims => new Set(ids.map((id) => id.replace(/^drafts\./, ''))))
        .catch((): OwnClaims => 'all')
      original.onHandle?.()
    }
    return { ...original, onHandle: duplicate }
  }
  useDuplicate.action = useOriginal.action
  useDuplicate.displayName = 'DuplicateWithoutFacts'
  return useDuplicate
}
