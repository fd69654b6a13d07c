const LONG_DATE = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', dateStyle: 'long' })

/** Writes the ISO date '2025-08-27' as '27 de agosto de 2025'; nothing for what is none, as in a draft that is being written. */
export const longDate = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? '' : LONG_DATE.format(new Date(iso))
