const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** An ISO date as Brazilians write it, `27/08/2025`. A text that is not a date is returned unchanged. */
export const brazilianDate = (date: string): string => date.split('-').reverse().join('/')

/** A moment (ISO 8601) as Brazilians write it, in the time of São Paulo: `27/08/2025, 14:30`. */
export const brazilianMoment = (moment: string): string => MOMENT.format(new Date(moment))
