import { daysAfter, isDay, monthsAfter } from './day.ts'

/** Months as ISO strings, 'YYYY-MM', as browsers send them. */

/** The first letters of the months, in their order. */
const NAMES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** The ways in which people write a month: '2026-03', '3/2026', '032026', 'março de 2026'. The day before or after it is left out. */
const YEAR_FIRST = /^(?<year>\d{4})[/-](?<month>\d{1,2})(?:[/-]\d{1,2})?$/
const YEAR_LAST = /^(?:\d{1,2}[/.-])?(?<month>\d{1,2})[/.-]?(?<year>\d{4})$/
const NAMED = /^(?:\d{1,2}º? de )?(?<name>\p{L}{3})\p{L}*\.?(?: de |[ /-])(?<year>\d{4})$/u

/** The years of contracts: others are typing errors. */
const YEARS = { first: 1900, last: 2199 }

/** Returns the month in a text that a visitor types; undefined where it has none. */
export function readMonth(text: string): string | undefined {
  // A Mac may paste 'ç' as two characters.
  const typed = text
    .normalize()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .toLowerCase()
  const { year, month, name } =
    [YEAR_FIRST, YEAR_LAST, NAMED].map((way) => way.exec(typed)?.groups).find(Boolean) ?? {}
  const number = name ? NAMES.indexOf(name) + 1 : Number(month)
  const read = `${year}-${String(number).padStart(2, '0')}`
  const isContract = Number(year) >= YEARS.first && Number(year) <= YEARS.last
  return isContract && isDay(`${read}-01`) ? read : undefined
}

/** The same month a number of years later. */
export const yearsAfter = (month: string, years: number): string => {
  const [year, ...rest] = month.split('-')
  return [Number(year) + years, ...rest].join('-')
}

/** The last day of a month. */
export const lastDayOf = (month: string): string => daysAfter(monthsAfter(`${month}-01`, 1), -1)

const IN_WORDS = /* @__PURE__ */ new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A month in a sentence: 'março de 2026'. */
export const monthInWords = (month: string): string =>
  IN_WORDS.format(new Date(`${month}-01T00:00:00Z`))
