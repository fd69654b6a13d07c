import { useCallback, useEffect, useRef, useState } from 'react'
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
 * does not keep begins as in a new document: the last place in its list, today's dates. While these are read, nobody can
 * ask for another copy; none is made once the document is closed.
 */
export function duplicateWithoutFacts(
  useOriginal: DocumentActionComponent,
): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useDuplicate: DocumentActionComponent = (props) => {
    const workspace = useWorkspace()
    const initialValue = useSchema().get(props.type)?.initialValue
    const begun = useRef<Readonly<Record<string, unknown>>>({})
    const [isReading, setReading] = useState(false)
    const isOpen = useIsOpen()
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
      setReading(true)
      begun.current = await begin().catch(() => ({}))
      setReading(false)
      if (isOpen.current) original.onHandle?.()
    }
    return { ...original, disabled: original.disabled || isReading, onHandle: duplicate }
  }
  return useDuplicate
}

/** Returns a ref that is true until the document is closed. */
function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}
