import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { jumpBetween } from '../amounts/jump.ts'

/** Wraps the action that publishes a claim. A change of its amount by more than half is asked about first. */
export function confirmJump(useOriginal: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useConfirmJump: DocumentActionComponent = (props) => {
    const [isOpen, setOpen] = useState(false)
    const original = useOriginal(props)
    const jump = jumpBetween(props.published, props.draft)
    if (!original || !jump) return original
    return {
      ...original,
      onHandle: () => setOpen(true),
      dialog: isOpen && {
        type: 'confirm',
        tone: 'caution',
        message: `O valor publicado é “${jump.before}” e passa a “${jump.after}”: uma mudança de mais da metade. Está certo?`,
        confirmButtonText: 'Está certo, publicar',
        cancelButtonText: 'Voltar e conferir',
        onCancel: () => setOpen(false),
        onConfirm: () => {
          setOpen(false)
          original.onHandle?.()
        },
      },
    }
  }
  useConfirmJump.action = useOriginal.action
  useConfirmJump.displayName = 'ConfirmJump'
  return useConfirmJump
}
