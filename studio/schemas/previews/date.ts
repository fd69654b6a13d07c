/** An ISO date as Brazilians write it, `27/08/2025`; the text itself when it is not a date. */
export const brazilianDate = (date: string): string => date.split('-').reverse().join('/')
