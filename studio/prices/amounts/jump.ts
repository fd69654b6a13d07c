import { changeDayOf, claimOn } from '@elos/content/parts/claim/life'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { claimValue } from '@elos/content/review/claimValue'
import { today } from '../../base/initialValues.ts'

/** A claim's value before and after an edit, as visitors read it. */
export interface Jump {
  before: string
  after: string
}

/** A claim as the Studio has it; without a value while there is none. */
export type MaybeClaim = StoredDocument | null | undefined

const isJump = (before: number, after: number) => Math.abs(after - before) > Math.abs(before) / 2

/**
 * The values of a claim whose amount today is more than half above or below the published one, which is rarely
 * meant. Undefined for smaller changes, and between values of different kinds, which no one compares.
 */
export function jumpBetween(
  published: MaybeClaim,
  edited: MaybeClaim,
  day = today(),
): Jump | undefined {
  if (!published || !edited || published.kind !== edited.kind || edited.kind === 'text')
    return undefined
  return jumpOf(claimOn(published, day), claimOn(edited, day))
}

/** The value of a claim and its next one, if that is more than half above or below it. */
export function nextJump(claim: MaybeClaim): Jump | undefined {
  const day = claim && changeDayOf(claim)
  return day && claim.kind !== 'text' ? jumpOf(claim, claimOn(claim, day)) : undefined
}

function jumpOf(before: StoredDocument, after: StoredDocument): Jump | undefined {
  if (typeof before.amount !== 'number' || typeof after.amount !== 'number') return undefined
  if (!isJump(before.amount, after.amount)) return undefined
  return { before: claimValue(before), after: claimValue(after) }
}
