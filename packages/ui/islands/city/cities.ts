import { fold } from '@elos/content/parts/text/fold'

/** A city that can be suggested. */
export interface City {
  /** The name: 'Nome/UF'. */
  name: string
  /** The name folded for comparison. */
  folded: string
  /** Its place among the largest cities, from 0; the same high number for all others. */
  place: number
}

const MIN_TYPED = 2
const MAX_SUGGESTIONS = 10

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
    folded: fold(name),
    place: places.get(name) ?? places.size,
  }))
}

/**
 * The cities whose names contain what was typed, without regard to accents and case: at most ten, and
 * none for fewer than two characters. Names that begin with it come first, the largest cities before
 * the others, of which the one with exactly that name is first.
 */
export function suggestCities(cities: readonly City[], typed: string): string[] {
  const sought = fold(typed.trim())
  if (sought.length < MIN_TYPED) return []
  const isLater = ({ folded }: City) => Number(!folded.startsWith(sought))
  const isLonger = ({ folded }: City) => Number(!folded.startsWith(`${sought}/`))
  return cities
    .filter(({ folded }) => folded.includes(sought))
    .sort(
      (one, other) =>
        isLater(one) - isLater(other) ||
        one.place - other.place ||
        isLonger(one) - isLonger(other) ||
        (one.folded < other.folded ? -1 : 1),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name)
}
