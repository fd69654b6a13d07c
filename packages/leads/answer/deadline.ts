import { DAYS, localTime } from './clock.ts'

const MINUTE = 60_000
const MINUTES_OF_DAY = 24 * 60

/** Opening hours on some days of the week. Without both times the brokerage is closed on them. */
export interface OpenHours {
  /** schema.org day codes: 'Mo' … 'Su'. */
  days: readonly string[]
  /** 'HH:MM' in America/Sao_Paulo. */
  opens?: string
  /** 'HH:MM' in America/Sao_Paulo, later than `opens`. */
  closes?: string
}

/**
 * When an answer is due: `hours` opening hours after the minute of `now`. Days without both times
 * count as closed; holidays are not considered. Undefined when today and the next six days have
 * fewer opening hours than that.
 */
export function answerDeadline(
  openingHours: readonly OpenHours[],
  now: Date,
  hours: number,
): Date | undefined {
  const today = localTime(now)
  let left = hours * 60
  // Minutes since today's midnight. Brazil has had no daylight saving time since Decreto 9.772/2019.
  let reached = today.minute
  for (let day = 0; day < DAYS.length; day++) {
    const midnight = day * MINUTES_OF_DAY
    for (const { opens, closes } of openingsOn(openingHours, today.day + day)) {
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
  const code = DAYS[day % DAYS.length] ?? ''
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
