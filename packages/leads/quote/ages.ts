import { AGE_BANDS, type Lives, MAX_LIVES } from './bands.ts'

/** Nobody on record has lived much longer: a greater number is a slip of the finger. */
const OLDEST = 120

const OLDEST_FIRST = [...AGE_BANDS].reverse()

/** Ages by band, and as written, those that could not be counted. */
export interface CountedAges {
  bands: Lives
  ignored: string[]
}

/**
 * Counts the ages somebody types into bands: '34, 36 e 5', '34 36 5', 'eu 34, bebê de 8 meses'.
 * Every number is an age in years, or in months where the word follows. An age over 120, or beyond
 * the lives that a band takes, is not counted but told.
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
