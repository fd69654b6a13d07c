import { claimOn, hasChangedBy } from '@elos/content/parts/claim/life'
import { isRecord } from '@elos/content/parts/stored/value'
import { brazilianDay, daysAfter } from '@elos/content/parts/time/day'
import { type FieldProblem, problemAt } from '../../base/rules/check.ts'

/** A claim as it is stored. */
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
