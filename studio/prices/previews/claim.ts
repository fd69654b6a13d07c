import type { ClaimState } from '@elos/content'
import { changeDayOf, claimOn, claimStateOn } from '@elos/content/parts/claim/life'
import { brazilianDay, daysAfter, isDay } from '@elos/content/parts/time/day'
import type { PreviewValue } from 'sanity'
import { today } from '../../base/initialValues.ts'
import { subtitle } from '../../base/previews/subtitle.ts'
import { bareValue, type ClaimParts, claimValue } from './claimValue.ts'

interface ClaimSelection extends ClaimParts {
  title?: string
  validFrom?: string
  validUntil?: string
  /** The next value, as it is stored. */
  next?: unknown
}

const FIELDS = [
  'title',
  'kind',
  'amount',
  'unit',
  'qualifier',
  'period',
  'text',
  'validFrom',
  'validUntil',
  'next',
] as const satisfies readonly (keyof ClaimSelection)[]

/** The fields that a preview selects from a claim: the document itself, or the one that `field` refers to. */
export const claimSelection = (field?: string): Record<string, string> =>
  Object.fromEntries(FIELDS.map((name) => [name, field ? `${field}.${name}` : name]))

/** The claim as visitors read it today. */
const present = <Claim extends ClaimSelection>(claim: Claim): Claim => claimOn(claim, today())

/** The day on which the next value of a claim takes its place: 'muda em 01/01/2027'. */
function change(claim: ClaimSelection): string | undefined {
  const day = changeDayOf(claim)
  return day && day > today() ? `muda em ${brazilianDay(day)}` : undefined
}

/** The validity of a claim, where it ends otherwise than by its next value: 'vale até 31/12/2025'. */
export function ownValidity(claim: ClaimSelection): string {
  const { validFrom, validUntil } = present(claim)
  // The Studio gives null for what a document lacks.
  const last = validUntil && isDay(validUntil) ? validUntil : ''
  if (last && changeDayOf(claim) === daysAfter(last, 1)) return ''
  const texts: Record<ClaimState, string> = {
    current: validUntil ? `vale até ${brazilianDay(validUntil)}` : '',
    upcoming: `vale a partir de ${brazilianDay(validFrom ?? '')}`,
    expired: `venceu em ${brazilianDay(validUntil ?? '')}`,
  }
  return texts[claimStateOn({ validFrom, validUntil }, today())]
}

const validity = (claim: ClaimSelection) => subtitle(ownValidity(claim), change(claim))

/** A claim in the list of claims: its name, then when it changes, its value and its validity. */
export const describeClaim = (claim: ClaimSelection): PreviewValue => ({
  title: claim.title,
  subtitle: subtitle(change(claim), claimValue(present(claim)), ownValidity(claim)),
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
