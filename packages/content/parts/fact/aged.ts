import { brazilianDay } from '../time/day.ts'

/**
 * Returns the sentence that says once when all answers were checked, where each is past its shelf life and of one day:
 * 'Respostas de 27/08/2025: a reconfirmar.' Undefined otherwise: no answer may look older or fresher than it is.
 */
export function agedTogether(
  answers: readonly { asOf?: string; isOld: boolean }[],
): string | undefined {
  const dated = answers.filter(({ asOf }) => asOf !== undefined)
  const [day, ...others] = new Set(dated.map(({ asOf }) => asOf))
  return day && others.length === 0 && dated.every(({ isOld }) => isOld)
    ? `Respostas de ${brazilianDay(day)}: a reconfirmar.`
    : undefined
}
