const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** A moment (ISO 8601) as Brazilians write it, in the time of São Paulo: `27/08/2025, 14:30`. */
export const brazilianMoment = (moment: string): string => MOMENT.format(new Date(moment))
