import { turnsOf } from '../claim/life.ts'
import { agingDaysOf } from '../fact/life.ts'
import { turnsOfSpecialDay } from '../specialDays/coming.ts'
import { startOfDay } from '../time/day.ts'

/** The moments at which a value under one of these keys changes what a page shows. */
const MOMENTS: Record<string, ((value: string) => Date[]) | undefined> = {
  publishAt: (value) => [new Date(value)],
  unpublishOn: (day) => [startOfDay(day)],
  holdsFrom: (day) => [startOfDay(day)],
  specialDay: turnsOfSpecialDay,
}

/**
 * The first moment after `now` at which a page made from this result changes without any document changing:
 * a claim begins, ends or gets its next value, an answer of a carrier is past its shelf life, a page is due or leaves, a legal text comes into force, or a day with
 * hours of its own is announced or over. Null when there is none.
 */
export function freshUntil(result: unknown, now: Date): Date | null {
  const moments = momentsIn(result).filter((moment) => moment > now.getTime())
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

/** The last moment up to `now` at which what is made from this result changed in this way; null without one. */
export function changedLast(result: unknown, now: Date): Date | null {
  const moments = momentsIn(result).filter((moment) => moment <= now.getTime())
  return moments.length > 0 ? new Date(Math.max(...moments)) : null
}

/** The moments, in milliseconds since 1970. A malformed one is NaN, which no comparison lets pass. */
function momentsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  if (isClaim(value)) return turnsOf(value).map((day) => startOfDay(day).getTime())
  const aging = isFacts(value) ? agingDaysOf({ ...value }) : []
  const within = Object.entries(value).flatMap(([key, child]) => {
    const moments = MOMENTS[key]
    return moments && typeof child === 'string'
      ? moments(child).map((moment) => moment.getTime())
      : momentsIn(child)
  })
  return [...aging.map((day) => startOfDay(day).getTime()), ...within]
}

const isClaim = (value: object): boolean => 'validFrom' in value || 'validUntil' in value

const isFacts = (value: object): boolean => 'answers' in value
