import type { OpeningHours } from '@elos/content/parts/site/type'
import type { Opening, SpecialDay } from '@elos/content/parts/specialDays/type'
import { instantAt, localTime } from '@elos/content/parts/time/clock'
import { daysAfter } from '@elos/content/parts/time/day'

/** schema.org's codes of the days of the week, Sunday first. Opening hours use them. */
export const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

const MINUTE = 60_000
/** The opening hours within which every request is answered, in milliseconds: what the site promises. */
export const PROMISED_MS = 120 * MINUTE
/** The most days ahead that an answer can be due. */
const LONGEST_WAIT = 13

/** Opening hours on some days of the week. Without both times the brokerage is closed on them. */
export type OpenHours = Pick<OpeningHours, 'days' | 'opens' | 'closes'>

/** The times at which the brokerage is open. */
export interface Schedule {
  openingHours: readonly OpenHours[]
  /** The days that have other hours than their weekday. */
  specialDays: readonly SpecialDay[]
}

/**
 * Returns when an answer is due: two opening hours after the minute of `now`. A special day has its own hours
 * alone, and a day without both times counts as closed. Undefined when today and the next 13 days have fewer opening
 * hours than that.
 */
export function responseDeadline(
  { openingHours, specialDays }: Schedule,
  now: Date,
): Date | undefined {
  const today = localTime(now)
  let left = PROMISED_MS
  let reached = Math.floor(now.getTime() / MINUTE) * MINUTE
  for (let ahead = 0; ahead <= LONGEST_WAIT; ahead++) {
    const date = daysAfter(today.date, ahead)
    const special = specialDays.find((day) => day.date === date)
    const openings = special?.openings ?? usualOpenings(openingHours, today.day + ahead)
    for (const { opens, closes } of inMinutes(openings)) {
      const start = Math.max(reached, instantAt(date, opens).getTime())
      const end = instantAt(date, closes).getTime()
      if (end <= start) continue
      if (end - start >= left) return new Date(start + left)
      left -= end - start
      reached = end
    }
  }
  return undefined
}

/** The opening hours of a weekday, counted from a Sunday. */
function usualOpenings(
  openingHours: readonly OpenHours[],
  day: number,
): readonly Partial<Opening>[] {
  const code = DAYS[day % DAYS.length] ?? ''
  return openingHours.filter(({ days }) => days.includes(code))
}

/** The opening and closing times of a day, in order, in minutes since midnight. */
function inMinutes(openings: readonly Partial<Opening>[]) {
  return openings
    .map(({ opens, closes }) => ({ opens: minuteOf(opens), closes: minuteOf(closes) }))
    .filter(({ opens, closes }) => opens < closes)
    .sort((one, other) => one.opens - other.opens)
}

/** Returns 'HH:MM' as minutes since midnight; NaN for an empty text. */
function minuteOf(time = ''): number {
  const [hour, minute] = time.split(':')
  return Number(hour) * 60 + Number(minute)
}
