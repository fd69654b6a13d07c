import { inOtherWords, joined, wordsOf } from './match.ts'

/** A city that can be suggested. */
export interface City {
  name: string
  /** The words of the name and the state, for comparison. */
  words: string
  /** Its place among the largest cities, from 0; the same high number for all others. */
  place: number
}

const MIN_TYPED = 2
const MAX_SUGGESTIONS = 10

/** The code of the state, the last word of a city. */
const STATE = / \w\w$/

let loading: Promise<City[]> | undefined

/** Loads every city, once. Without the cities the field takes what is typed all the same. */
export function loadCities(): Promise<City[]> {
  loading ??= listCities().catch((error) => {
    loading = undefined
    console.error('The cities could not be loaded', error)
    return []
  })
  return loading
}

async function listCities(): Promise<City[]> {
  const [lines, { LARGEST_CITIES }] = await Promise.all([
    fetchCities().catch(bundledList),
    import('./largestCities.ts'),
  ])
  return citiesOf(lines, LARGEST_CITIES)
}

async function fetchCities(): Promise<string> {
  const answer = await fetch('/api/cities')
  if (!answer.ok) throw new Error(`/api/cities answered ${answer.status}`)
  return answer.text()
}

/** The list that the site was built with, where the server's cannot be reached. */
async function bundledList(error: unknown): Promise<string> {
  console.error('The list of cities could not be loaded', error)
  const { bundledCities } = await import('./bundledCities.ts')
  return bundledCities()
}

/** The cities of a list with one to a line. `largest`: the largest of them, likewise, in order. */
export function citiesOf(lines: string, largest = ''): City[] {
  const places = new Map(largest.split('\n').map((name, place) => [name, place]))
  return lines.split('\n').map((name) => ({
    name,
    words: wordsOf(name),
    place: places.get(name) ?? places.size,
  }))
}

/**
 * The cities whose names contain what was typed, without regard to accents, case and punctuation: at most ten, and
 * none for fewer than two characters. Where there are none, those whose names contain it in other words. Names that
 * begin with it come first, the largest cities before the others, of which the one with exactly that name is first.
 */
export function suggestCities(cities: readonly City[], typed: string): string[] {
  const sought = wordsOf(typed)
  if (sought.length < MIN_TYPED) return []
  const found = citiesWith(cities, sought)
  return found.length > 0 ? found : citiesWith(cities, inOtherWords(sought), joined)
}

/** The cities whose words contain others, both as `spelling` writes them. */
function citiesWith(
  cities: readonly City[],
  sought: string,
  spelling = (words: string) => words,
): string[] {
  const text = spelling(sought)
  const isLater = ({ words }: City) => Number(!spelling(words).startsWith(text))
  const isLonger = ({ words }: City) => Number(words.replace(STATE, '') !== sought)
  return cities
    .filter(({ words }) => spelling(words).includes(text))
    .sort(
      (one, other) =>
        isLater(one) - isLater(other) ||
        one.place - other.place ||
        isLonger(one) - isLonger(other) ||
        (one.words < other.words ? -1 : 1),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name)
}
