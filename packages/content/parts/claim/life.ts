import type { ClaimState } from './type.ts'

/** Days begin at midnight in São Paulo, where the brokerage is. */
const TIME_ZONE = 'America/Sao_Paulo'

/** Brazil has had no daylight saving time since Decreto 9.772/2019. */
const UTC_OFFSET = '-03:00'

const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

interface Validity {
  /** ISO days, both included. */
  validFrom?: string
  validUntil?: string
}

/** The ISO day of an instant in São Paulo. */
export function dayOf(instant: Date): string {
  return ISO_DAY.format(instant)
}

/** The first instant of an ISO day in São Paulo; an invalid date when the day is malformed. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${UTC_OFFSET}`)
}

/** The first instant after an ISO day in São Paulo. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + 24 * 60 * 60 * 1000)
}

/** Whether a claim is current, upcoming or expired at `now`. Its first and last day are included. */
export function stateOf({ validFrom, validUntil }: Validity, now: Date): ClaimState {
  const today = dayOf(now)
  if (validUntil && validUntil < today) return 'expired'
  if (validFrom && validFrom > today) return 'upcoming'
  return 'current'
}

/** The moment at which a value under one of these keys changes what a page shows. */
const MOMENTS: Record<string, ((value: string) => Date) | undefined> = {
  validFrom: startOfDay,
  validUntil: endOfDay,
  publishAt: (value) => new Date(value),
}

/**
 * The first moment after `now` at which a page made from this result changes without any document
 * changing: a claim begins or ends, or an article is due. Null when there is none.
 */
export function freshUntil(result: unknown, now: Date): Date | null {
  const moments = momentsIn(result).filter((moment) => moment > now.getTime())
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

function momentsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const moment = MOMENTS[key]
    if (moment && typeof child === 'string') return [moment(child).getTime()]
    return momentsIn(child)
  })
}
