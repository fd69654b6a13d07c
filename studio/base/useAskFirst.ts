import { useLayoutEffect, useRef } from 'react'

interface AskFirst {
  /** Whether there is something to ask about the document as it is now. */
  isAsked: boolean
  ask: () => void
  /** The action itself, for a document about which there is nothing to ask. */
  otherwise: (() => void) | undefined
}

/**
 * Returns the handler of an action that asks before it acts. It decides at the click: the Studio renders the buttons of a
 * document a moment after its fields, and one of them may still have the handler of an earlier state.
 */
export function useAskFirst(now: AskFirst): () => void {
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  return () => {
    const { isAsked, ask, otherwise } = latest.current
    if (isAsked) ask()
    else otherwise?.()
  }
}
