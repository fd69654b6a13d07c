import type { PreviewValue } from 'sanity'
import { bareValue, type ClaimParts, claimValue } from './claimValue.ts'
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

const life = (claim: ClaimSelection) => validityText(claim, new Date())

const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')

/** A claim among claims: its name, then its value and until when it holds. */
export const describeClaim = (claim: ClaimSelection): PreviewValue => ({
  title: claim.title,
  subtitle: line(claimValue(claim), life(claim)),
})

/** What is sold, with the price it starts from: 'a partir de R$ 200 por mês · vale até 31/12/2025'. */
export const describePriced = ({
  name,
  media,
  title,
  ...price
}: ClaimSelection & { name?: string; media?: PreviewValue['media'] }): PreviewValue => ({
  title: name,
  subtitle: price.kind ? line(claimValue(price), life(price)) : 'sem preço',
  media,
})

/** A claim where it is stated: its value as it reads there, then its name and validity. */
export const describeClaimUse = ({
  display,
  ...claim
}: ClaimSelection & { display?: string }): PreviewValue => ({
  title: display === 'amount' ? bareValue(claim) : claimValue(claim),
  subtitle: line(claim.title, life(claim)),
})

/** A claim set apart: what it is about with its value. */
export const describeCallout = ({
  label,
  ...claim
}: ClaimSelection & { label?: string }): PreviewValue => ({
  ...describeClaimUse(claim),
  title: [label, claimValue(claim)].filter(Boolean).join(': '),
})

/** A stat in a list: its value with its label. */
export const describeStat = ({
  label,
  ...claim
}: ClaimSelection & { label?: string }): PreviewValue => ({
  ...describeClaimUse(claim),
  title: [claimValue(claim), label].filter(Boolean).join(' '),
})
