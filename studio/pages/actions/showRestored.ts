import type { DocumentActionComponent } from 'sanity'
import { useRouter } from 'sanity/router'
import { useSucceeded } from './useSucceeded.ts'

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
    useSucceeded(props, 'restore', () => {
      if (isInDrafts) return
      // This replaces the address that Sanity's own action has just gone to.
      const path = resolveIntentLink('edit', { id, type }, [['perspective', '']])
      navigateUrl({ path, replace: true })
    })
    return original
  }
  return useShowRestored
}
