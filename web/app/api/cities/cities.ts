import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { log } from '../../../monitoring/log.ts'
import { fetchCities } from './service.ts'

/** The seconds in an hour. */
const HOUR = 3600
const WEEK = 7 * 24 * HOUR

interface CityList {
  /** The names 'Nome/UF', one per line, sorted as Brazilians sort. */
  text: string
  /** Seconds for which the list may be cached. */
  maxAge: number
}

const { compare } = new Intl.Collator('pt-BR')

const linesOf = (names: readonly string[]): string => [...names].sort(compare).join('\n')

/** All 5,571 municipalities, as known when the site was built. */
const bundled = linesOf(getMunicipalities().map(({ name, stateCode }) => `${name}/${stateCode}`))

/**
 * Returns a function that loads the list of cities. It asks the service at `url` once a week. Without a
 * `url`, or while the service fails, it returns the bundled list. Never rejects.
 */
export function citySource(url: string): () => Promise<CityList> {
  let current: { list: Promise<CityList>; until: number } | undefined
  return async () => {
    if (!current || current.until <= Date.now()) {
      const loading = { list: load(url), until: Number.POSITIVE_INFINITY }
      current = loading
      loading.until = Date.now() + (await loading.list).maxAge * 1000
    }
    return current.list
  }
}

async function load(url: string): Promise<CityList> {
  if (!url) return { text: bundled, maxAge: WEEK }
  try {
    return { text: linesOf(await fetchCities(url)), maxAge: WEEK }
  } catch (error) {
    // An hour passes before it is asked, and can be logged, again.
    log.error('cities-failed', { error })
    return { text: bundled, maxAge: HOUR }
  }
}
