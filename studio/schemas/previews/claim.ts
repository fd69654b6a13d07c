import { changeDayOf, claimOn } from '@elos/content/parts/claim/life'
import { brazilianDay, daysAfter } from '@elos/content/parts/time/day'
import type { PreviewValue } from 'sanity'
import { today } from '../../templates/initialValues.ts'
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
  next: 'next',
} as const

interface ClaimSelection extends ClaimParts {
  title?: string
  validFrom?: string
  validUntil?: string
  /** The next value, as it is stored. */
  next?: unknown
}

/** The fields that a preview selects from a claim: the document itself, or the one that `field` refers to. */
export const claimSelection = (field?: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PATHS).map(([key, path]) => [key, field ? `${field}.${path}` : path]),
  )

/** The claim as visitors read it today. */
const present = <Claim extends ClaimSelection>(claim: Claim): Claim => claimOn(claim, today())

/** The validity of a claim, and the day on which its next value takes its place: 'muda em 01/01/2027'. */
function validity(claim: ClaimSelection): string | undefined {
  const { validUntil = '', ...dates } = present(claim)
  const day = changeDayOf(claim)
  if (!day || day <= today()) return validityText({ ...dates, validUntil }, new Date())
  const isFollowed = daysAfter(validUntil, 1) === day
  return subtitle(
    isFollowed ? undefined : validityText({ ...dates, validUntil }, new Date()),
    `muda em ${brazilianDay(day)}`,
  )
}

/** A claim in the list of claims: its name, then its value and validity. */
export const describeClaim = (claim: ClaimSelection): PreviewValue => ({
  title: claim.title,
  subtitle: subtitle(claimValue(present(claim)), validity(claim)),
})

/** A carrier or product with its lowest price: 'a partir de R$ 200 por mês · vale até 31/12/2025'. */
export const describePriced = ({
  name,
  media,
  title,
  ...price
}: ClaimSelection & { name?: string; media?: PreviewValue['media'] }): PreviewValue => ({
  title: name,
  subtitle: price.kind ? subtitle(claimValue(present(price)), validity(price)) : 'sem preço',
  media,
})

/** A claim in a text: its value as visitors read it, then its name and validity. */
export const describeClaimUse = ({
  display,
  ...claim
}: ClaimSelection & { display?: string }): PreviewValue => ({
  title: display === 'amount' ? bareValue(present(claim)) : claimValue(present(claim)),
  subtitle: subtitle(claim.title, validity(claim)),
})

/** A highlighted claim: its subject with its value. */
export const describeCallout = ({
  label,
  ...claim
}: ClaimSelection & { label?: string }): PreviewValue => ({
  ...describeClaimUse(claim),
  title: [label, claimValue(present(claim))].filter(Boolean).join(': '),
})

/** A stat in a list: its value with its label. */
export const describeStat = ({
  label,
  ...claim
}: ClaimSelection & { label?: string }): PreviewValue => ({
  ...describeClaimUse(claim),
  title: [claimValue(present(claim)), label].filter(Boolean).join(' '),
})
