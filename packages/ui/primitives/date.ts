const LONG_DATE = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', dateStyle: 'long' })

/** Writes the ISO date '2025-08-27' as '27 de agosto de 2025'. */
export const longDate = (iso: string): string => LONG_DATE.format(new Date(iso))
