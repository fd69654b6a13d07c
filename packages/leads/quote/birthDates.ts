/** A day with its year in full, as Brazilians write it. */
const DATE = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?![\d/.-])/g

/**
 * Returns a text with ages in place of dates of birth, as a list of employees has them: '12/05/1990'. A text with other
 * numbers is returned unchanged, as these may be the ages of the same people; and so is a day that is none, or not past.
 *
 * @param now the ages are those of its day, in UTC: the forms need no clock of São Paulo for a birthday
 */
export function agesForBirthDates(text: string, now: Date): string {
  if (/\d/.test(text.replace(DATE, ''))) return text
  const today = now.toJSON()
  const thisYear = now.getUTCFullYear()
  return text.replace(DATE, (written, day: string, _mark, month: string, year: string) => {
    const birthday = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const birth = year + birthday
    const isPast = new Date(birth).toJSON()?.startsWith(birth) && birth < today
    return isPast ? String(thisYear - Number(year) - Number(today < thisYear + birthday)) : written
  })
}
