import { useEffect, useRef } from 'react'
import { type DocumentActionComponent, useDocumentOperationEvent } from 'sanity'
import { useRouter } from 'sanity/router'

/**
 * Wraps the action that restores a version. It writes a draft, so that is shown then: from 'Publicado' the
 * Studio would go on showing the published text, as if nothing had happened.
 */
export function showRestored(useOriginal: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useShowRestored: DocumentActionComponent = (props) => {
    const { id, type } = props
    const original = useOriginal(props)
    const { navigateUrl, resolveIntentLink, stickyParams } = useRouter()
    const isInDrafts = !stickyParams.perspective
    const event = useDocumentOperationEvent(id, type)
    const known = useRef(event)
    useEffect(() => {
      if (event === known.current) return
      known.current = event
      if (isInDrafts || event?.type !== 'success' || event.op !== 'restore') return
      // This replaces the address that Sanity's own action has just gone to.
      const path = resolveIntentLink('edit', { id, type }, [['perspective', '']])
      navigateUrl({ path, replace: true })
    }, [event, id, type, isInDrafts, navigateUrl, resolveIntentLink])
    return original
  }
  useShowRestored.action = useOriginal.action
  useShowRestored.displayName = 'ShowRestored'
  return useShowRestored
}
