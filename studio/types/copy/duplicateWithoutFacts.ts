import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { useCallback, useRef } from 'react'
import {
  type DocumentActionComponent,
  type DuplicateActionProps,
  type SanityDocumentLike,
  useClient,
} from 'sanity'
import { copyWithoutFacts, type LastPlaces, placedLast } from './copyWithoutFacts.ts'

const LAST_QUERY = `{
  "order": math::max(*[_type == $type && defined(order)].order),
  "number": math::max(*[_type == $type && defined(number)].number)
}`

/** Wraps the action that duplicates a document: the copy says nothing that may be true of the original alone. */
export function duplicateWithoutFacts(
  useOriginal: DocumentActionComponent,
): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useDuplicate: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion: API_VERSION })
    const last = useRef<LastPlaces>({})
    const mapDocument = useCallback(
      (document: SanityDocumentLike) => placedLast(copyWithoutFacts(document), last.current),
      [],
    )
    const copied: DuplicateActionProps = { ...props, mapDocument }
    const original = useOriginal(copied)
    if (!original) return null
    const duplicate = async () => {
      last.current = await client
        .fetch<LastPlaces>(
          LAST_QUERY,
          { type: props.type },
          { perspective: 'raw', tag: 'duplicate' },
        )
        .catch(() => ({}))
      original.onHandle?.()
    }
    return { ...original, onHandle: duplicate }
  }
  useDuplicate.action = useOriginal.action
  useDuplicate.displayName = 'DuplicateWithoutFacts'
  return useDuplicate
}
