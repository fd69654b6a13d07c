import { changeDayOf } from '@elos/content/parts/claim/life'
import { brazilianDay } from '@elos/content/parts/time/day'
import { useState } from 'react'
import { useAskFirst } from '../base/useAskFirst.ts'
import { wrapAction } from '../base/wrapAction.ts'
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
export const confirmJump = wrapAction((original, { draft, published }) => {
  const [isOpen, setOpen] = useState(false)
  const message = questionOf(published, draft)
  const onHandle = useAskFirst({
    isAsked: message !== undefined,
    ask: () => setOpen(true),
    otherwise: original?.onHandle,
  })
  if (!original) return null
  if (!message) return { ...original, onHandle }
  return {
    ...original,
    onHandle,
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
})
