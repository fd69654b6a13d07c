import { changeDayOf, claimOn } from '@elos/content/parts/claim/life'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { brazilianDay } from '@elos/content/parts/time/day'
import { claimValue } from '@elos/content/review/claimValue'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { today } from '../../base/initialValues.ts'

/** A claim's value before and after an edit, as visitors read it. */
export interface Jump {
  before: string
  after: string
}

type Claim = StoredDocument | null | undefined

const isJump = (before: number, after: number) => Math.abs(after - before) > Math.abs(before) / 2

/**
 * The values of a claim whose amount today is more than half above or below the published one, which is rarely
 * meant. Undefined for smaller changes, and between values of different kinds, which no one compares.
 */
export function jumpBetween(published: Claim, edited: Claim, day = today()): Jump | undefined {
  if (!published || !edited || published.kind !== edited.kind || edited.kind === 'text')
    return undefined
  return jumpOf(claimOn(published, day), claimOn(edited, day))
}

/** The value of a claim and its next one, if that is more than half above or below it. */
export function nextJump(claim: Claim): Jump | undefined {
  const day = claim && changeDayOf(claim)
  return day && claim.kind !== 'text' ? jumpOf(claim, claimOn(claim, day)) : undefined
}

function jumpOf(before: StoredDocument, after: StoredDocument): Jump | undefined {
  if (typeof before.amount !== 'number' || typeof after.amount !== 'number') return undefined
  if (!isJump(before.amount, after.amount)) return undefined
  return { before: claimValue(before), after: claimValue(after) }
}

/** Returns the question before a claim is published whose value, or next value, jumps; undefined for none. */
function questionOf(published: Claim, draft: Claim): string | undefined {
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
