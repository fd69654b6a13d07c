import { fold } from '@elos/content/parts/text/fold'

/** A city as 'Nome/UF', and its name folded for comparison. */
export interface City {
  name: string
  folded: string
}

const MIN_TYPED = 2
const MAX_SUGGESTIONS = 10

let loading: Promise<City[]> | undefined

/** Every city, asked for once. Without them the field takes what is typed all the same. */
export function loadCities(): Promise<City[]> {
  loading ??= fetchCities().catch((error) => {
    loading = undefined
    console.error('The list of cities could not be loaded', error)
    return []
  })
  return loading
}

async function fetchCities(): Promise<City[]> {
  const answer = await fetch('/api/cities')
  if (!answer.ok) throw new Error(`/api/cities answered ${answer.status}`)
  return citiesOf(await answer.text())
}

/** The cities of a list with one to a line. */
export const citiesOf = (lines: string): City[] =>
  lines.split('\n').map((name) => ({ name, folded: fold(name) }))

/**
 * The cities whose names contain what was typed, without regard to accents and case: at most ten, and
 * none for fewer than two characters. Names that begin with it come first, the shortest before the
 * longer ones, so that 'São Paulo' is not hidden by the cities called after it.
 */
export function suggestCities(cities: readonly City[], typed: string): string[] {
  const sought = fold(typed.trim())
  if (sought.length < MIN_TYPED) return []
  return cities
    .filter(({ folded }) => folded.includes(sought))
    .sort((one, other) => rank(one, sought) - rank(other, sought))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name)
}

const rank = ({ folded }: City, sought: string) =>
  folded.startsWith(sought) ? folded.length : Number.MAX_SAFE_INTEGER
