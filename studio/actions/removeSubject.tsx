import type { DocumentActionComponent } from 'sanity'
import type { RemovalMode } from '../pages/removal.ts'
import { useRemoval } from '../pages/useRemoval.tsx'

/**
 * Wraps an action that removes a document with a page of its own: a dialog removes both, and offers a
 * redirect. While other documents link to them, it lists these. Without a page it is Sanity's own action.
 */
export function removeSubject(
  useOriginal: DocumentActionComponent,
  mode: RemovalMode,
): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useRemoveSubject: DocumentActionComponent = (props) => {
    const { id, type, published, draft } = props
    const original = useOriginal(props)
    const { open, close, dialog } = useRemoval({
      id,
      type,
      published: Boolean(published),
      draft: Boolean(draft),
    })
    if (!original) return null
    return {
      ...original,
      onHandle: () => open(mode, original.onHandle),
      ...(dialog && { dialog: { type: 'dialog', ...dialog, onClose: close } }),
    }
  }
  useRemoveSubject.action = useOriginal.action
  useRemoveSubject.displayName = `RemoveSubject(${mode})`
  return useRemoveSubject
}
