/**
 * Days as ISO strings, 'YYYY-MM-DD', whose order as strings is their order in time. A day is one of
 * São Paulo, where the brokerage is.
 */

/** Brazil has had no daylight saving time since Decreto 9.772/2019. */
const UTC_OFFSET = '-03:00'

const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** The day of an instant. */
export function dayOf(instant: Date): string {
  return ISO_DAY.format(instant)
}

/** The first instant of a day; an invalid date when the day is malformed. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${UTC_OFFSET}`)
}

/** The first instant after a day; an invalid date when the day is malformed. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + 24 * 60 * 60 * 1000)
}

/** The day a number of days later. */
export function daysAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** The same day of the year before; 1 March for 29 February. */
export function yearBefore(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCFullYear(moment.getUTCFullYear() - 1)
  return moment.toISOString().slice(0, 10)
}

/** A day as Brazilians write it: '27/08/2025'. A text that is not a day is returned unchanged. */
export const brazilianDay = (day: string): string => day.split('-').reverse().join('/')
