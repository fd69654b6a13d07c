import { changeDayOf } from '@elos/content/parts/claim/life'
import { brazilianDay } from '@elos/content/parts/time/day'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { jumpBetween, type MaybeClaim, nextJump } from './amounts/jump.ts'

/** Returns the question before a claim is published whose value, or next value, jumps; undefined for none. */
function questionOf(published: MaybeClaim, draft: MaybeClaim): string | undefined {
  const jump = jumpBetween(published, draft)
  if (jump)
    return `O valor publicado é “${jump.before}” e passa a “${jump.after}”: uma mudança de mais da metade. Está certo?`
  const planned = nextJump(draft)
  const known = nextJump(published)
  const day = draft && changeDayOf(draft)
  // Asked once: what was published like this was meant.
  if (!planned || !day || (known?.before === planned.before && known.after === planned.after))
    return undefined
  return `O valor “${planned.before}” passa a “${planned.after}” em ${brazilianDay(day)}: uma mudança de mais da metade. Está certo?`
}

/** Wraps the action that publishes a claim. A change of its amount, or of its next one, by more than half is asked about first. */
export function confirmJump(useOriginal: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: Sanity calls an action as a hook; documentActions wraps each only once
  const useConfirmJump: DocumentActionComponent = (props) => {
    const [isOpen, setOpen] = useState(false)
    const original = useOriginal(props)
    const message = questionOf(props.published, props.draft)
    if (!original || !message) return original
    return {
      ...original,
      onHandle: () => setOpen(true),
      dialog: isOpen && {
        type: 'confirm',
        tone: 'caution',
        message,
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
  return useConfirmJump
}
