import { mapClaim } from '../parts/claim/map.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { claimFields, headingFields } from '../parts/projections.ts'
import {
  keysOf,
  readList,
  readOptionalChoice,
  readOptionalText,
  readText,
} from '../parts/read/values.ts'
import { daysAfter, monthsAfter } from '../parts/time/day.ts'
import { lastDayOf } from '../parts/time/month.ts'
import type { Asked } from './asked.ts'
import type { SectionResult } from './result.ts'

/** The projection of a section of waiting times. */
export const waitsFields = `${headingFields}, from->{${claimFields}},
  items[]{what, note, claim->{${claimFields}}}`

type Result = SectionResult<'waits'>
type ClaimResult = NonNullable<Result['from']>

/** The scale of the drawing, in months: the longest wait that the law allows. */
export const SCALE_MONTHS = 24

const DAYS_IN_MONTH = 30
const DAY_MS = 24 * 60 * 60 * 1000

interface Unit {
  /** The number of it that makes a month. */
  inMonth: number
  /** The day on which a wait that begins on a day ends. */
  after: (day: string, amount: number) => string
}

/** The units of waits. */
const UNITS = {
  hora: {
    inMonth: 24 * DAYS_IN_MONTH,
    after: (day, hours) => daysAfter(day, Math.ceil(hours / 24)),
  },
  dia: { inMonth: DAYS_IN_MONTH, after: daysAfter },
  mês: { inMonth: 1, after: monthsAfter },
  ano: { inMonth: 1 / 12, after: (day, years) => monthsAfter(day, 12 * years) },
} satisfies Record<string, Unit>

/** The length of a wait. */
interface Term {
  amount: number
  unit: keyof typeof UNITS
}

/** Returns the length of a claim; undefined when it has none, or its unit is none of time. */
function termOf({ unit }: ClaimResult, amount: number | null): Term | undefined {
  const name = readOptionalChoice(unit?.singular, keysOf(UNITS))
  return name === undefined || amount === null ? undefined : { amount, unit: name }
}

function mapWait(raw: ClaimResult, now: Date) {
  const claim = mapClaim(raw, now)
  const term = claim && termOf(raw, claim.amount)
  return claim && { claim, term, months: term && term.amount / UNITS[term.unit].inMonth }
}

/** The month in which a visitor's contract begins; undefined where the text says none. */
export interface AskedWaits extends Asked {
  month?: string
  /** The ISO day of the answer. */
  today: string
}

/** Maps waiting times, each with the month in which it ends; undefined without any. */
export function mapWaits(raw: Result, now: Date) {
  const before = raw.from ? mapWait(raw.from, now) : undefined
  const start = before ? before.months : 0
  const items = readList(raw.items, ({ what, note, claim }) => {
    const wait = claim ? mapWait(claim, now) : undefined
    return (
      wait && {
        what: readText(what),
        explanation: readOptionalText(note),
        claim: wait.claim,
        term: wait.term,
        /** Where the wait ends on the scale, in months; undefined when that is not known. */
        months: start === undefined ? undefined : wait.months && wait.months + start,
      }
    )
  })
  return items.length > 0
    ? {
        heading: mapHeading(raw, now),
        /** The wait after which all others begin. */
        before: before && { claim: before.claim },
        items,
        /** Whether a visitor may ask for the dates: all waits begin with the contract. */
        isDatable: !before && items.some(({ term }) => term),
      }
    : undefined
}

/**
 * The day on which a wait ends at the latest, where the contract begins in a month: the day of its beginning is not known, so
 * the wait is counted from the last of the month.
 */
export const endOfWait = (month: string, { amount, unit }: Term): string =>
  UNITS[unit].after(lastDayOf(month), amount)

/** The months of the scale from the end of a month to a day; undefined where it is not on the scale. */
export function monthsOnScale(month: string, day: string): number | undefined {
  const months = (Date.parse(day) - Date.parse(lastDayOf(month))) / (DAYS_IN_MONTH * DAY_MS)
  return months >= 0 && months <= SCALE_MONTHS ? months : undefined
}
