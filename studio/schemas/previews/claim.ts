import type { PreviewValue } from 'sanity'
import { type ClaimParts, claimValue } from './claimValue.ts'
import { validityText } from './validity.ts'

const PATHS = {
  title: 'title',
  kind: 'kind',
  amount: 'amount',
  qualifier: 'qualifier',
  period: 'period',
  singular: 'unit.singular',
  plural: 'unit.plural',
  text: 'text',
  validFrom: 'validFrom',
  validUntil: 'validUntil',
} as const

interface ClaimSelection extends ClaimParts {
  title?: string
  validFrom?: string
  validUntil?: string
}

/** What a preview selects of a claim: of the document itself, or through the reference `field`. */
export const claimSelection = (field?: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PATHS).map(([key, path]) => [key, field ? `${field}.${path}` : path]),
  )

/** A claim in a list: its value, what it is about and until when it holds. */
export const describeClaim = (claim: ClaimSelection): PreviewValue => ({
  title: claimValue(claim),
  subtitle: [claim.title, validityText(claim, new Date())].filter(Boolean).join(' · '),
})

/** A stat in a list: its value with its label. */
export const describeStat = ({
  label,
  ...claim
}: ClaimSelection & { label?: string }): PreviewValue => ({
  ...describeClaim(claim),
  title: [claimValue(claim), label].filter(Boolean).join(' '),
})
