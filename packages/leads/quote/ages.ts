import { AGE_BANDS, type Lives, MAX_LIVES } from './bands.ts'

/** The greatest age in years; a greater number is a typing error. */
const OLDEST = 120

const OLDEST_FIRST = [...AGE_BANDS].reverse()

/** The number of people in each band, and the numbers that could not be counted, as typed. */
interface CountedAges {
  bands: Lives
  ignored: string[]
}

/**
 * Counts ages from a text by band: '34, 36 e 5', '34 36 5', 'eu 34, bebê de 8 meses'. Each number
 * is an age in years, or in months if followed by 'mês' or 'meses'. Ages over 120, and those for
 * which a band is full, are returned as `ignored`.
 */
export function countAges(text: string): CountedAges {
  const bands: Lives = {}
  const ignored: string[] = []
  for (const [, written = '', months] of text.matchAll(/(\d+)(\s*m[eê]s)?/gi)) {
    const age = months ? Math.floor(Number(written) / 12) : Number(written)
    const band = OLDEST_FIRST.find((name) => Number.parseInt(name, 10) <= age)
    const lives = (band && bands[band]) ?? 0
    if (!band || age > OLDEST || lives >= MAX_LIVES) ignored.push(written)
    else bands[band] = lives + 1
  }
  return { bands, ignored }
}

const ONLY_AGES = /^(\d|\W|e|anos?)*$/i

/** Whether a text has numbers only, as in '34, 36 e 5 anos'. Other words may be people too: 'e um bebê'. */
export const isOnlyAges = (text: string): boolean => ONLY_AGES.test(text)
