import { isDay } from '@elos/content/parts/time/day'

/**
 * Reads a day as Brazilians write it: '1/1/2027', '01/01/27', '01.01.2027'. Undefined for what is no day.
 *
 * @returns an ISO day
 */
export function readTypedDay(typed: string): string | undefined {
  const parts = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\s*$/.exec(typed)
  const [, day = '', month = '', year = ''] = parts ?? []
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}
