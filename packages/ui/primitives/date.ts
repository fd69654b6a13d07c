const LONG_DATE = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', dateStyle: 'long' })

/** Writes the ISO date '2025-08-27' as '27 de agosto de 2025'; nothing for an empty one, as a draft may have. */
export const longDate = (iso: string): string => iso && LONG_DATE.format(new Date(iso))
