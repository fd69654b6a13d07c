import { instantAt, localTime } from './clock.ts'

/**
 * Days as ISO strings, 'YYYY-MM-DD', whose order as strings is their order in time. A day is one of
 * São Paulo, where the brokerage is.
 */

/** Whether a text is a day of the calendar, as this module writes them (ISO 8601). */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** The day of an instant. */
export function dayOf(instant: Date): string {
  return localTime(instant).date
}

/** The first instant of a day; an invalid date when the day is malformed. */
export function startOfDay(day: string): Date {
  return isDay(day) ? instantAt(day, 0) : new Date(Number.NaN)
}

/** The first instant after a day; an invalid date when the day is malformed. */
export function endOfDay(day: string): Date {
  return isDay(day) ? startOfDay(daysAfter(day, 1)) : new Date(Number.NaN)
}

/** Returns the day that `change` makes of another, in UTC. A text that is not a day is returned unchanged. */
function changed(day: string, change: (moment: Date) => void): string {
  if (!isDay(day)) return day
  const moment = new Date(`${day}T00:00:00Z`)
  change(moment)
  return moment.toISOString().slice(0, 10)
}

/** The day a number of days later. A text that is not a day is returned unchanged, as by the two below. */
export const daysAfter = (day: string, days: number): string =>
  changed(day, (moment) => moment.setUTCDate(moment.getUTCDate() + days))

/**
 * The same day a number of months later; the first of the next month where the month is too short (Código Civil, art. 132,
 * § 3º).
 */
export const monthsAfter = (day: string, months: number): string =>
  changed(day, (moment) => {
    const dayOfMonth = moment.getUTCDate()
    moment.setUTCMonth(moment.getUTCMonth() + months)
    if (moment.getUTCDate() !== dayOfMonth) moment.setUTCDate(1)
  })

/** The same day of the year before; 1 March for 29 February. */
export const yearBefore = (day: string): string =>
  changed(day, (moment) => moment.setUTCFullYear(moment.getUTCFullYear() - 1))

/** A day as Brazilians write it: '27/08/2025'. A text that is not a day is returned unchanged. */
export const brazilianDay = (day: string): string => day.split('-').reverse().join('/')

/** A day without its zeros, as people say it: '1/1/2026'. */
export const spokenDay = (day: string): string => day.split('-').map(Number).toReversed().join('/')

const WEEKDAY = /* @__PURE__ */ new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  timeZone: 'UTC',
})

/** The weekday of a day: 'quinta-feira'; '' for a text that is not a day. */
export const weekdayOf = (day: string): string =>
  isDay(day) ? WEEKDAY.format(new Date(`${day}T00:00:00Z`)) : ''

const IN_WORDS = /* @__PURE__ */ new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeZone: 'UTC',
})

/** A day in a sentence: '27 de agosto de 2025', '1º de janeiro de 2027'. A text that is not a day is returned unchanged. */
export const dayInWords = (day: string): string =>
  isDay(day) ? IN_WORDS.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1º ') : day
