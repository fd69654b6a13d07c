import type { PreviewValue } from 'sanity'
import { type ClaimParts, claimValue } from './claimValue.ts'
import { brazilianDate } from './date.ts'

const PATHS = {
  title: 'title',
  kind: 'kind',
  amount: 'amount',
  qualifier: 'qualifier',
  period: 'period',
  singular: 'unit.singular',
  plural: 'unit.plural',
  text: 'text',
  validUntil: 'validUntil',
} as const

interface ClaimSelection extends ClaimParts {
  title?: string
  validUntil?: string
}

/** What a preview selects of a claim: of the document itself, or through the reference `field`. */
export const claimSelection = (field?: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PATHS).map(([key, path]) => [key, field ? `${field}.${path}` : path]),
  )

const validity = (validUntil?: string) =>
  validUntil ? `vale até ${brazilianDate(validUntil)}` : 'sem data de término'

/** A claim in a list: its value, what it is about and until when it holds. */
export const describeClaim = ({ title, validUntil, ...parts }: ClaimSelection): PreviewValue => ({
  title: claimValue(parts),
  subtitle: [title, validity(validUntil)].filter(Boolean).join(' · '),
})

/** A stat in a list: its value with its label. */
export const describeStat = ({
  label,
  ...claim
}: ClaimSelection & { label?: string }): PreviewValue => ({
  ...describeClaim(claim),
  title: [claimValue(claim), label].filter(Boolean).join(' '),
})
