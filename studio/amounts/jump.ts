import { claimValue } from '@elos/content/review/claimValue'
import type { ReviewDocument } from '@elos/content/review/type'

/** A claim's value before and after an edit, as visitors read it. */
export interface Jump {
  before: string
  after: string
}

/**
 * The values of a claim whose amount is more than half above or below the published one, which is rarely
 * meant. Undefined for smaller changes, and between values of different kinds, which no one compares.
 */
export function jumpBetween(
  published: ReviewDocument | null | undefined,
  edited: ReviewDocument | null | undefined,
): Jump | undefined {
  if (!published || !edited || published.kind !== edited.kind || edited.kind === 'text')
    return undefined
  const { amount: before } = published
  const { amount: after } = edited
  if (typeof before !== 'number' || typeof after !== 'number') return undefined
  if (Math.abs(after - before) <= Math.abs(before) / 2) return undefined
  return { before: claimValue(published), after: claimValue(edited) }
}
