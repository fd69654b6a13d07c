import { useRouter } from 'sanity/router'
import { wrapAction } from '../../base/wrapAction.ts'
import { useSucceeded } from './useSucceeded.ts'

/**
 * Wraps the action that restores a version. It writes a draft, so that is shown then: from 'Publicado' the
 * Studio would go on showing the published text, as if nothing had happened.
 */
export const showRestored = wrapAction((original, props) => {
  const { id, type } = props
  const { navigateUrl, resolveIntentLink, stickyParams } = useRouter()
  useSucceeded(props, 'restore', () => {
    if (!stickyParams.perspective) return
    // This replaces the address that Sanity's own action has just gone to.
    const path = resolveIntentLink('edit', { id, type }, [['perspective', '']])
    navigateUrl({ path, replace: true })
  })
  return original
})
