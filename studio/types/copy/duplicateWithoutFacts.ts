import { useCallback, useRef } from 'react'
import {
  type DocumentActionComponent,
  type DuplicateActionProps,
  type SanityDocumentLike,
  useSchema,
  useWorkspace,
} from 'sanity'
import { copyOf } from './copyWithoutFacts.ts'

/**
 * Wraps the action that duplicates a document: the copy says nothing that may be true of the original alone. What it
 * does not keep begins as in a new document: the last place in its list, today's dates.
 */
export function duplicateWithoutFacts(
  useOriginal: DocumentActionComponent,
): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useDuplicate: DocumentActionComponent = (props) => {
    const workspace = useWorkspace()
    const initialValue = useSchema().get(props.type)?.initialValue
    const begun = useRef<Readonly<Record<string, unknown>>>({})
    const mapDocument = useCallback(
      (document: SanityDocumentLike) => copyOf(document, begun.current),
      [],
    )
    const copied: DuplicateActionProps = { ...props, mapDocument }
    const original = useOriginal(copied)
    if (!original) return null
    const begin = async () =>
      typeof initialValue === 'function' ? initialValue(undefined, workspace) : {}
    const duplicate = async () => {
      begun.current = await begin().catch(() => ({}))
      original.onHandle?.()
    }
    return { ...original, onHandle: duplicate }
  }
  return useDuplicate
}
