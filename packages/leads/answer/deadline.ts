import { DAYS, localTime } from './clock.ts'

const MINUTE = 60_000
const MINUTES_OF_DAY = 24 * 60

/** When the brokerage answers on some days of the week. Without both times it is closed then. */
export interface OpenHours {
  /** schema.org day codes: 'Mo' … 'Su'. */
  days: readonly string[]
  /** 'HH:MM' in America/Sao_Paulo. */
  opens?: string
  closes?: string
}

/**
 * When an answer is due: after `hours` hours of opening, counted from the minute of `now`. A day
 * without both times, as a Sunday for emergencies only, is closed; holidays are not known.
 * Undefined when today and the next six days do not hold so many hours.
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

/** The openings of a day of the week in their order, in minutes since midnight. */
function openingsOn(openingHours: readonly OpenHours[], day: number) {
  const code = DAYS[day % DAYS.length] ?? ''
  return openingHours
    .filter(({ days }) => days.includes(code))
    .map(({ opens, closes }) => ({ opens: minuteOf(opens), closes: minuteOf(closes) }))
    .filter(({ opens, closes }) => opens < closes)
    .sort((one, other) => one.opens - other.opens)
}

/** 'HH:MM' as minutes since midnight; NaN for none. */
function minuteOf(time = ''): number {
  const [hour, minute] = time.split(':')
  return Number(hour) * 60 + Number(minute)
}

function minutesAfter(now: Date, minutes: number): Date {
  return new Date((Math.floor(now.getTime() / MINUTE) + minutes) * MINUTE)
}
