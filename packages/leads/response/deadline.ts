import { instantAt, localTime } from '@elos/content/parts/time/clock'
import { daysAfter } from '@elos/content/parts/time/day'

/** schema.org's codes of the days of the week, Sunday first. Opening hours use them. */
export const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

const MINUTE = 60_000
/** The opening hours within which every request is answered: what the site promises. */
export const PROMISED_HOURS = 2
/** The most days ahead that an answer can be due. */
const LONGEST_WAIT = 13

/** Opening hours on some days of the week. Without both times the brokerage is closed on them. */
export interface OpenHours {
  /** The schema.org codes of the days: 'Mo' … 'Su'. */
  days: readonly string[]
  /** The opening time: 'HH:MM' in America/Sao_Paulo. */
  opens?: string
  /** The closing time: 'HH:MM' in America/Sao_Paulo, later than `opens`. */
  closes?: string
}

/** The times at which the brokerage is open. */
export interface Schedule {
  openingHours: readonly OpenHours[]
  /** The days on which it is closed whatever the opening hours: 'YYYY-MM-DD'. */
  holidays: readonly string[]
}

/**
 * Returns when an answer is due: `hours` opening hours after the minute of `now`. Holidays, and days without both
 * times, count as closed. Undefined when today and the next 13 days have fewer opening hours than that.
 */
export function responseDeadline(
  { openingHours, holidays }: Schedule,
  now: Date,
  hours: number,
): Date | undefined {
  const today = localTime(now)
  let left = hours * 60 * MINUTE
  let reached = Math.floor(now.getTime() / MINUTE) * MINUTE
  for (let ahead = 0; ahead <= LONGEST_WAIT; ahead++) {
    const date = daysAfter(today.date, ahead)
    if (holidays.includes(date)) continue
    for (const { opens, closes } of openingsOn(openingHours, (today.day + ahead) % DAYS.length)) {
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

/** The opening and closing times of a day of the week, in order, in minutes since midnight. */
function openingsOn(openingHours: readonly OpenHours[], day: number) {
  const code = DAYS[day] ?? ''
  return openingHours
    .filter(({ days }) => days.includes(code))
    .map(({ opens, closes }) => ({ opens: minuteOf(opens), closes: minuteOf(closes) }))
    .filter(({ opens, closes }) => opens < closes)
    .sort((one, other) => one.opens - other.opens)
}

/** Returns 'HH:MM' as minutes since midnight; NaN for an empty text. */
function minuteOf(time = ''): number {
  const [hour, minute] = time.split(':')
  return Number(hour) * 60 + Number(minute)
}
