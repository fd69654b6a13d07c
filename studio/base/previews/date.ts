const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/**
 * A moment (ISO 8601) as Brazilians write it, in the time of São Paulo: `27/08/2025, 14:30`. What is stored and is no
 * moment is returned as it is: it must neither stop a list nor be lost.
 */
export function brazilianMoment(stored: string): string {
  const moment = new Date(stored)
  return Number.isNaN(moment.getTime()) ? stored : MOMENT.format(moment)
}
