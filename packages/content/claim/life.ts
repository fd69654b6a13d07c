import type { ClaimState } from './type.ts'

/** Days begin at midnight in São Paulo, where the brokerage is. */
const TIME_ZONE = 'America/Sao_Paulo'

/** Brazil has had no daylight saving time since Decreto 9.772/2019. */
const UTC_OFFSET = '-03:00'

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

interface Validity {
  /** ISO days, both included. */
  validFrom?: string
  validUntil?: string
}

/** The ISO day that an instant falls on in São Paulo. */
export function dayOf(instant: Date): string {
  return isoDay.format(instant)
}

/** The first instant of an ISO day in São Paulo; an invalid date when the day is malformed. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${UTC_OFFSET}`)
}

/** The first instant after an ISO day in São Paulo. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + 24 * 60 * 60 * 1000)
}

/** Where a claim stands in its life. Its first and last day both belong to it. */
export function stateOf({ validFrom, validUntil }: Validity, now: Date): ClaimState {
  const today = dayOf(now)
  if (validUntil && validUntil < today) return 'expired'
  if (validFrom && validFrom > today) return 'upcoming'
  return 'current'
}
