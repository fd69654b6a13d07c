import { brazilianDay } from '../time/day.ts'

/**
 * Returns the sentence that says once when answers past their shelf life were checked: 'Respostas de 27/08/2025: a
 * reconfirmar.' Undefined where there are none, or they were checked on several days.
 *
 * @param days the ISO day of each of these answers
 */
export function agedTogether(days: readonly string[]): string | undefined {
  const [day, ...others] = new Set(days)
  return day && others.length === 0
    ? `Respostas de ${brazilianDay(day)}: a reconfirmar.`
    : undefined
}
