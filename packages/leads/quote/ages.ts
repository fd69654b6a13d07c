import { AGE_BANDS, type Lives, MAX_LIVES } from './bands.ts'
import { peopleOf } from './people.ts'
import { QUESTIONS } from './questions.ts'

const OLDEST_FIRST = [...AGE_BANDS].reverse()

/**
 * Counts the people in a text of ages by band: '34, 36 e 5', 'eu 34, esposa 32 e bebê de 8 meses', '2 adultos de 30 e 1
 * criança de 5'. Undefined where they cannot be counted with certainty (`peopleOf`), more people are in a band than its
 * field takes, or the text is longer than the form takes: to read it could occupy the server. An empty text has nobody.
 */
export function countAges(text: string): Lives | undefined {
  const ages = text.length > QUESTIONS.faixaEtaria.max ? undefined : peopleOf(text)
  if (!ages) return undefined
  const bands: Lives = {}
  for (const age of ages) {
    const band = OLDEST_FIRST.find((name) => Number.parseInt(name, 10) <= age)
    if (band) bands[band] = (bands[band] ?? 0) + 1
  }
  return Object.values(bands).some((lives) => lives > MAX_LIVES) ? undefined : bands
}

const ONLY_AGES = /^(\d|\W|e|anos?)*$/i

/** Whether a text has numbers only, as in '34, 36 e 5 anos'. Other words say who it is: 'esposa 32'. */
export const isOnlyAges = (text: string): boolean => ONLY_AGES.test(text)
