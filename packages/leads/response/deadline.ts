import { DAYS, localTime } from './clock.ts'

const MINUTE = 60_000
const MINUTES_OF_DAY = 24 * 60
/** The most days ahead that an answer can be due. */
const LONGEST_WAIT = 13

/** Opening hours on some days of the week. Without both times the brokerage is closed on them. */
export interface OpenHours {
  /** schema.org day codes: 'Mo' … 'Su'. */
  days: readonly string[]
  /** 'HH:MM' in America/Sao_Paulo. */
  opens?: string
  /** 'HH:MM' in America/Sao_Paulo, later than `opens`. */
  closes?: string
}

/** When the brokerage is open. */
export interface Schedule {
  openingHours: readonly OpenHours[]
  /** Days on which it is closed whatever the opening hours: 'YYYY-MM-DD'. */
  holidays: readonly string[]
}

/**
 * When an answer is due: `hours` opening hours after the minute of `now`. Holidays, and days without
 * both times, count as closed. Undefined when today and the next 13 days have fewer opening hours than
 * that.
 */
export function responseDeadline(
  { openingHours, holidays }: Schedule,
  now: Date,
  hours: number,
): Date | undefined {
  const today = localTime(now)
  let left = hours * 60
  // Minutes since today's midnight.
  let reached = today.minute
  for (let ahead = 0; ahead <= LONGEST_WAIT; ahead++) {
    const midnight = ahead * MINUTES_OF_DAY
    const { date, day } = localTime(minutesAfter(now, midnight))
    if (holidays.includes(date)) continue
    for (const { opens, closes } of openingsOn(openingHours, day)) {
      const start = Math.max(reached, midnight + opens)
      const open = midnight + closes - start
      if (open <= 0) continue
      if (open >= left) return minutesAfter(now, start + left - today.minute)
      left -= open
      reached = midnight + closes
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

/** 'HH:MM' as minutes since midnight; NaN for an empty text. */
function minuteOf(time = ''): number {
  const [hour, minute] = time.split(':')
  return Number(hour) * 60 + Number(minute)
}

/** The instant `minutes` after the start of the minute of `now`. */
function minutesAfter(now: Date, minutes: number): Date {
  return new Date((Math.floor(now.getTime() / MINUTE) + minutes) * MINUTE)
}
