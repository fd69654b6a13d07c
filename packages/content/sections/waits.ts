import { mapClaim } from '../parts/claim/map.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { claimFields, headingFields } from '../parts/projections.ts'
import { readList, readOptionalText, readText, readToken } from '../parts/read/values.ts'
import type { SectionResult } from './result.ts'

/** The projection of a section of waiting times. */
export const waitsFields = `${headingFields}, from->{${claimFields}},
  items[]{what, note, claim->{${claimFields}}}`

type Result = SectionResult<'waits'>
type ClaimResult = NonNullable<Result['from']>

/** The scale of the drawing, in months: the longest wait that the law allows. */
export const SCALE_MONTHS = 24

/** How many of each unit make a month. */
const UNITS_IN_MONTH: Readonly<Record<string, number>> = { hora: 720, dia: 30, mês: 1, ano: 1 / 12 }

/** Returns the length of a claim in months; undefined when it has none, or its unit is none of time. */
function monthsOf({ unit }: ClaimResult, amount: number | null): number | undefined {
  const inMonth = UNITS_IN_MONTH[readToken(unit?.singular)]
  return inMonth === undefined || amount === null ? undefined : amount / inMonth
}

function mapWait(raw: ClaimResult, now: Date) {
  const claim = mapClaim(raw, now)
  return claim && { claim, months: monthsOf(raw, claim.amount) }
}

/** Maps waiting times, each with the month in which it ends; undefined without any. */
export function mapWaits(raw: Result, now: Date) {
  const before = raw.from ? mapWait(raw.from, now) : undefined
  const items = readList(raw.items, ({ what, note, claim }) => {
    const wait = claim ? mapWait(claim, now) : undefined
    return (
      wait && {
        what: readText(what),
        explanation: readOptionalText(note),
        claim: wait.claim,
        /** Where the wait ends on the scale, in months; undefined when that is not known. */
        months: wait.months && wait.months + (before?.months ?? 0),
      }
    )
  })
  return items.length > 0
    ? { heading: mapHeading(raw, now), before: before?.claim, items }
    : undefined
}
