const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options })

const long = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
const month = formatter({ month: 'long', year: 'numeric' })

/** '2025-08-27' as '27 de agosto de 2025'. */
export const longDate = (iso: string): string => long.format(new Date(iso))

/** '2025-08-27' as 'agosto de 2025'. */
export const monthOf = (iso: string): string => month.format(new Date(iso))
