/** Days as ISO strings, `YYYY-MM-DD`, whose order as strings is their order in time. */

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

/** A day in the Brazilian format: `27/08/2025`. */
export const brazilianDay = (day: string): string => day.split('-').reverse().join('/')
