import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { useCallback, useRef } from 'react'
import {
  type DocumentActionComponent,
  type DuplicateActionProps,
  type SanityDocumentLike,
  useClient,
} from 'sanity'
import { copyWithoutFacts, type LastPlaces, placedLast } from './copyWithoutFacts.ts'

/** The claims about the original, and the last places of documents like it. */
interface Facts {
  claims: string[]
  last: LastPlaces
}

const FACTS_QUERY = `{
  "claims": *[_type == "claim" && subject._ref == $id]._id,
  "last": {
    "order": math::max(*[_type == $type && defined(order)].order),
    "number": math::max(*[_type == $type && defined(number)].number)
  }
}`

/** Wraps the action that duplicates a document: the copy states nothing that is true of the original alone. */
export function duplicateWithoutFacts(
  useOriginal: DocumentActionComponent,
): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useDuplicate: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion: API_VERSION })
    const facts = useRef<Facts>(undefined)
    const mapDocument = useCallback((document: SanityDocumentLike) => {
      const { claims, last = {} } = facts.current ?? {}
      const own = claims ? new Set(claims.map(publishedId)) : 'all'
      return placedLast(copyWithoutFacts(document, own), last)
    }, [])
    const copied: DuplicateActionProps = { ...props, mapDocument }
    const original = useOriginal(copied)
    if (!original) return null
    const duplicate = async () => {
      const { id, type } = props
      facts.current = await client
        .fetch<Facts>(FACTS_QUERY, { id, type }, { perspective: 'raw', tag: 'duplicate' })
        .catch(() => undefined)
      original.onHandle?.()
    }
    return { ...original, onHandle: duplicate }
  }
  useDuplicate.action = useOriginal.action
  useDuplicate.displayName = 'DuplicateWithoutFacts'
  return useDuplicate
}
