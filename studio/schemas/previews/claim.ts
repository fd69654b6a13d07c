import type { PreviewValue } from 'sanity'
import { bareValue, type ClaimParts, claimValue } from './claimValue.ts'
import { subtitle } from './subtitle.ts'
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

/** The fields that a preview selects from a claim: the document itself, or the one that `field` refers to. */
export const claimSelection = (field?: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PATHS).map(([key, path]) => [key, field ? `${field}.${path}` : path]),
  )

const validity = (claim: ClaimSelection) => validityText(claim, new Date())

/** A claim in the list of claims: its name, then its value and validity. */
export const describeClaim = (claim: ClaimSelection): PreviewValue => ({
  title: claim.title,
  subtitle: subtitle(claimValue(claim), validity(claim)),
})

/** A carrier or product with its lowest price: 'a partir de R$ 200 por mês · vale até 31/12/2025'. */
export const describePriced = ({
  name,
  media,
  title,
  ...price
}: ClaimSelection & { name?: string; media?: PreviewValue['media'] }): PreviewValue => ({
  title: name,
  subtitle: price.kind ? subtitle(claimValue(price), validity(price)) : 'sem preço',
  media,
})

/** A claim in a text: its value as visitors read it, then its name and validity. */
export const describeClaimUse = ({
  display,
  ...claim
}: ClaimSelection & { display?: string }): PreviewValue => ({
  title: display === 'amount' ? bareValue(claim) : claimValue(claim),
  subtitle: subtitle(claim.title, validity(claim)),
})

/** A highlighted claim: its subject with its value. */
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
