/**
 * The values of a claim over time. A claim has a value with a validity, and may have a next value that takes its place
 * on a day. Everything that shows, checks or lists a claim reads it through `claimOn`.
 */
import { isBlank } from '../letters/blank.ts'
import { readOptionalToken } from '../read/values.ts'
import { isRecord } from '../stored/value.ts'
import { daysAfter, isDay, monthsAfter } from '../time/day.ts'
import type { ClaimState } from './type.ts'

interface LifeFields {
  kind?: unknown
  validFrom?: unknown
  validUntil?: unknown
  next?: unknown
  asOf?: unknown
}

/** A claim, as a query's result or as a document, with the fields that decide what it states on a day. */
type ClaimLife = LifeFields | Readonly<Record<string, unknown>>

/** The fields that a next value has of its own. Those that it lacks are as before, but for `RENEWED`. */
const REPLACED = ['amount', 'text', 'conditions'] as const
/** The fields that the next value replaces even where it has none. */
const RENEWED = ['asOf', 'validFrom', 'validUntil'] as const
/** The fields that say where a next value is from: a source's name and address belong together. */
const ORIGIN = ['source', 'sourceUrl'] as const

type NextFields = Readonly<Record<string, unknown>>

const tokenOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? readOptionalToken(value) : undefined

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? !isBlank(value) : value !== null && value !== undefined

const picked = (fields: NextFields, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, fields[name]]))

/** The next value of a claim, if it is complete: a value of the claim's kind, and its first day. */
function nextOf({ kind, next }: ClaimLife): { from: string; fields: NextFields } | undefined {
  if (!isRecord(next)) return undefined
  const from = tokenOf(next.validFrom)
  const value = tokenOf(kind) === 'text' ? next.text : next.amount
  return from && isDay(from) && isFilled(value) ? { from, fields: next } : undefined
}

/** The ISO day on which the next value takes the place of the value; undefined without a complete one. */
export const changeDayOf = (claim: ClaimLife): string | undefined => nextOf(claim)?.from

/** Whether the next value has become the value on an ISO day, and nobody has tidied up since. */
export function hasChangedBy(claim: ClaimLife, day: string): boolean {
  const from = changeDayOf(claim)
  return from !== undefined && from <= day
}

/** The fields that a claim gets from its next value. */
export function fieldsOfNext(claim: ClaimLife): Record<string, unknown> {
  const { fields = {} } = nextOf(claim) ?? {}
  return {
    ...picked(
      fields,
      REPLACED.filter((name) => isFilled(fields[name])),
    ),
    ...picked(fields, RENEWED),
    ...(isFilled(fields.source) ? picked(fields, ORIGIN) : {}),
  }
}

/**
 * A claim as it is on an ISO day: with the fields of its next value from the first day of that on, and until
 * then with a validity that ends before. A claim without a complete next value is returned as it is.
 */
export function claimOn<Given extends ClaimLife>(claim: Given, day: string): Given {
  const from = changeDayOf(claim)
  if (!from) return claim
  if (from <= day) return { ...claim, ...fieldsOfNext(claim) }
  const until = tokenOf(claim.validUntil)
  const lastDay = daysAfter(from, -1)
  return { ...claim, validUntil: until && until < lastDay ? until : lastDay }
}

/** Returns the values of a claim from an ISO day on: its value on that day, then its next value if that is to come. */
export function valuesFrom<Given extends ClaimLife>(claim: Given, day: string): Given[] {
  const from = changeDayOf(claim)
  const now = claimOn(claim, day)
  return from && from > day ? [now, claimOn(claim, from)] : [now]
}

const validityOf = ({ validFrom, validUntil }: ClaimLife) => ({
  validFrom: tokenOf(validFrom),
  validUntil: tokenOf(validUntil),
})

/** Whether a claim is current, upcoming or expired on an ISO day, whichever value it has by then. */
export function claimStateOn(claim: ClaimLife, day: string): ClaimState {
  const { validFrom, validUntil } = validityOf(claimOn(claim, day))
  if (validUntil && validUntil < day) return 'expired'
  return validFrom && validFrom > day ? 'upcoming' : 'current'
}

/** The months for which a price without a last day holds as it was checked. */
const FRESH_MONTHS = 12

/**
 * The ISO day from which visitors are asked to confirm a price, a year after it was checked; undefined for a claim that
 * is no price, has a last day, or was never checked.
 */
export function agedFrom({ kind, asOf, validUntil }: ClaimLife): string | undefined {
  const checked = tokenOf(asOf)
  const ages = tokenOf(kind) === 'price' && !tokenOf(validUntil)
  return ages && checked && isDay(checked) ? monthsAfter(checked, FRESH_MONTHS) : undefined
}

/** Whether visitors are asked to confirm a price on an ISO day, whichever value it has by then. */
export function isAged(claim: ClaimLife, day: string): boolean {
  const from = agedFrom(claimOn(claim, day))
  return from !== undefined && from <= day
}

/** The ISO days on which a claim becomes another without being edited, sorted: its turns. */
export function turnsOf(claim: ClaimLife): string[] {
  const values = changeDayOf(claim) ? [claim, { ...claim, ...fieldsOfNext(claim) }] : [claim]
  const days = values.flatMap((value) => {
    const { validFrom = '', validUntil = '' } = validityOf(value)
    return [validFrom, isDay(validUntil) ? daysAfter(validUntil, 1) : '', agedFrom(value) ?? '']
  })
  const possible = [...new Set(days.filter(isDay))].toSorted()
  return possible.filter((day) => isTurn(claim, day))
}

/** Whether a claim has another value, state or age on a day than on the day before. */
function isTurn(claim: ClaimLife, day: string): boolean {
  const before = daysAfter(day, -1)
  return (
    changeDayOf(claim) === day ||
    claimStateOn(claim, day) !== claimStateOn(claim, before) ||
    isAged(claim, day) !== isAged(claim, before)
  )
}
