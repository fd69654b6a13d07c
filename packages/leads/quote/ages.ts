import { bandOfAge, type Lives, MAX_LIVES } from './bands.ts'
import { agesForBirthDates } from './birthDates.ts'
import { peopleOf } from './people.ts'
import { QUESTIONS } from './questions.ts'

/**
 * Returns the ages in years of the people in a text: '34, 36 e 5', 'eu 34, esposa 32 e bebê de 8 meses', '2 adultos de 30 e
 * 1 criança de 5', a column of ages or of dates of birth. Undefined where they are not certain (`peopleOf`), or the text is
 * as long as the form takes: a browser may have cut it off, and to read a longer one could occupy the server. An empty text
 * has nobody.
 *
 * @param now the day of the ages of people of whom only the birth is known
 */
export function readAges(text: string, now = new Date()): number[] | undefined {
  const isWhole = text.length < QUESTIONS.faixaEtaria.max
  return isWhole ? peopleOf(agesForBirthDates(text, now)) : undefined
}

/**
 * Counts the people in a text of ages by band. Undefined where they cannot be counted with certainty (`readAges`), or more
 * people are in a band than its field takes. An empty text has nobody.
 *
 * @param now the day of the ages of people of whom only the birth is known
 */
export function countAges(text: string, now = new Date()): Lives | undefined {
  const ages = readAges(text, now)
  if (!ages) return undefined
  const bands: Lives = {}
  for (const age of ages) {
    const band = bandOfAge(age)
    bands[band] = (bands[band] ?? 0) + 1
  }
  return Object.values(bands).some((lives) => lives > MAX_LIVES) ? undefined : bands
}

const ONLY_AGES = /^(\d|\W|e|anos?)*$/i

/** Whether a text has numbers only, as in '34, 36 e 5 anos'. Other words say who it is: 'esposa 32'. */
export const isOnlyAges = (text: string): boolean => ONLY_AGES.test(text)
