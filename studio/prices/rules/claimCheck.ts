import { claimOn, hasChangedBy } from '@elos/content/parts/claim/life'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { isRecord, textOf } from '@elos/content/parts/stored/value'
import { brazilianDay, daysAfter } from '@elos/content/parts/time/day'
import type { ValidationContext } from 'sanity'
import { today } from '../../base/initialValues.ts'
import { type FieldProblem, problemAt } from '../../base/rules/check.ts'

type Claim = Readonly<Record<string, unknown>>

/** The fields that visitors read as the value; its conditions and its source may be worded anew without another check. */
const VALUE = ['kind', 'amount', 'text', 'unit', 'qualifier', 'period']

/** Days for which a check of the source still speaks for a value that was not known before. */
const CHECK_DAYS = 31

/**
 * Problems of a claim whose value is new while its check is old: pages would say that somebody confirmed the value
 * in its source on a day before it existed. A new value needs a check since the one that is published, and of the
 * last 31 days. A claim without a day of a check says nothing of one. The next value is checked likewise.
 *
 * @param published the claim as it is published; undefined for a new one
 * @param today ISO day
 */
export function oldCheckProblems(
  published: Claim | undefined,
  claim: Claim,
  today: string,
): FieldProblem[] {
  const hasChanged = hasChangedBy(claim, today)
  const now = oldCheckAt(
    hasChanged ? 'next.asOf' : 'asOf',
    published && claimOn(published, today),
    claimOn(claim, today),
    today,
  )
  if (hasChanged || !isRecord(claim.next)) return now
  const publishedNext = isRecord(published?.next) ? published.next : undefined
  return [...now, ...oldCheckAt('next.asOf', publishedNext, claim.next, today)]
}

function oldCheckAt(
  field: string,
  published: Claim | undefined,
  { asOf, ...value }: Claim,
  today: string,
): FieldProblem[] {
  if (typeof asOf !== 'string' || statedBy(published ?? {}) === statedBy(value)) return []
  const isOlder = published !== undefined && asOf <= String(published.asOf ?? '')
  const isOld = asOf < daysAfter(today, -CHECK_DAYS) || (isOlder && asOf !== today)
  return isOld
    ? [
        problemAt(
          field,
          `O valor é novo, mas a conferência é de ${brazilianDay(asOf)}. Confira o valor na fonte e escreva o dia da conferência em “Conferido em”.`,
        ),
      ]
    : []
}

const statedBy = (claim: Claim): string =>
  JSON.stringify(VALUE.map((field) => claim[field] ?? null))

const nextDayOf = ({ next }: Claim): string => (isRecord(next) ? textOf(next.validFrom) : '')

/**
 * Problems of a next value that is set to begin today or before. Later, when it has become the value, nobody has to
 * tidy up before publishing something else.
 */
export function earlyNextProblems(
  published: Claim | undefined,
  claim: Claim,
  today: string,
): FieldProblem[] {
  const day = nextDayOf(claim)
  return !day || day > today || (published && day === nextDayOf(published))
    ? []
    : [
        problemAt(
          'next.validFrom',
          'Escolha um dia depois de hoje. Para mudar já, escreva o valor em “Número”.',
        ),
      ]
}

/** Check of a claim against the one that is published, as it is now. */
export async function checkAgainstPublished(
  claim: Readonly<{ _id: string }> | undefined,
  { getClient }: Pick<ValidationContext, 'getClient'>,
): Promise<FieldProblem[]> {
  if (!claim) return []
  const found = await getClient({ apiVersion: API_VERSION }).fetch<Claim | null>(
    '*[_type == "claim" && _id == $id][0]',
    { id: publishedId(claim._id) },
    { perspective: 'published', tag: 'validation.check' },
  )
  const compared = [found ?? undefined, { ...claim }, today()] as const
  return [...earlyNextProblems(...compared), ...oldCheckProblems(...compared)]
}
