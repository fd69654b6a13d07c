import { useEffect, useEffectEvent, useRef } from 'react'
import { type DocumentActionProps, useDocumentOperationEvent } from 'sanity'

/** Calls `then` whenever an operation on the document has succeeded. */
export function useSucceeded(
  { id, type }: DocumentActionProps,
  operation: 'publish' | 'restore',
  then: () => void,
): void {
  const event = useDocumentOperationEvent(id, type)
  const known = useRef(event)
  const succeed = useEffectEvent(then)
  useEffect(() => {
    if (event === known.current) return
    known.current = event
    if (event?.type === 'success' && event.op === operation) succeed()
  }, [event, operation])
}
