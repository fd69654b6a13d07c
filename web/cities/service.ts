import { readBody } from '../publishing/body.ts'
import type { City } from './bundled.ts'
import { readCity } from './read.ts'

const PATIENCE_MS = 3000
/** The service's answer is about 4 MB. */
const MAX_BYTES = 16 * 1024 * 1024
/** Brazil has had more than 5,500 municipalities since 2001; fewer are not the whole list. */
const AT_LEAST = 5500
const AT_MOST = 10_000

/** The municipalities as the public service at `url` knows them. Rejects when it is of no use. */
export async function fetchCities(url: string): Promise<City[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(url, { signal, redirect: 'error', cache: 'no-store' })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`The service answered ${answer.status}`)
  }
  const text = await readBody(answer, MAX_BYTES)
  if (text === null) throw new Error('The answer is too large')
  return readCities(JSON.parse(text))
}

/** The municipalities of an answer, each of its items read on its own. */
export function readCities(answer: unknown): City[] {
  if (!Array.isArray(answer) || answer.length > AT_MOST) throw new Error('The answer is no list')
  const cities = answer.flatMap((item: unknown) => readCity(item) ?? [])
  const byCode = new Map(cities.map((city) => [city.code, city]))
  if (byCode.size < AT_LEAST) throw new Error('The answer is not the whole list')
  return [...byCode.values()]
}
