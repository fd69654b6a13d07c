import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { TrashIcon } from '@sanity/icons/Trash'
import { type DocumentActionComponent, useDocumentOperation } from 'sanity'
import type { RemovalMode } from './removal.ts'
import { useRemoval } from './useRemoval.tsx'

const LOOKS = {
  unpublish: { label: 'Tirar do ar', icon: EyeClosedIcon },
  delete: { label: 'Excluir', icon: TrashIcon },
}

/**
 * The action that takes a document off the site: one dialog says what goes with it and offers a redirect, or lists what
 * needs it. Sanity's own 'unpublish' is hidden wherever drafts are shown.
 */
function removalBy(mode: RemovalMode): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; this makes one for each mode, once
  const useRemoveSubject: DocumentActionComponent = ({ id, type, draft, published }) => {
    const operations = useDocumentOperation(id, type)
    const operation = operations[mode]
    const removals: Record<RemovalMode, () => void> = {
      unpublish: () => operations.unpublish.execute(),
      // Sanity deletes the published version, and the others that it is told of.
      delete: () => operations.delete.execute(draft ? [draft._id] : []),
    }
    const document = draft ?? published
    const removing = { document, remove: removals[mode] }
    const { open, close, dialog } = useRemoval({ id, type, mode }, removing)
    if (mode === 'unpublish' && !published) return null
    return {
      ...LOOKS[mode],
      tone: 'critical',
      disabled: Boolean(operation.disabled),
      onHandle: open,
      ...(dialog && { dialog: { type: 'dialog', ...dialog, onClose: close } }),
    }
  }
  useRemoveSubject.action = mode
  useRemoveSubject.displayName = `RemoveSubject(${mode})`
  return useRemoveSubject
}

/** The actions that remove documents. */
export const REMOVALS = { unpublish: removalBy('unpublish'), delete: removalBy('delete') }
