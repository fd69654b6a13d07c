import type { Check } from './check.ts'

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar written `YYYY-MM-DD` (ISO 8601). */
function isDate(value: string): boolean {
  if (!ISO_DATE.test(value)) return false
  const moment = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
}

/** Check of a calendar date. */
export const checkDate: Check = (value) =>
  isDate(value) || 'Escolha uma data que exista no calendário.'

/** Whether a period does not end before it starts. Both days are included; either may be missing. */
export const isPeriod = (from: string | undefined, until: string | undefined): boolean =>
  !from || !until || from <= until
