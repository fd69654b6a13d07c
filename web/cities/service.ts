import { readBody } from '../http/body.ts'
import type { City } from './bundled.ts'
import { readCity } from './read.ts'

const TIMEOUT_MS = 3000
/** The bytes that are read at most. The service's answer is about 4 MB. */
const MAX_BYTES = 16 * 1024 * 1024
/** Brazil has had more than 5,500 municipalities since 2001; fewer are not the whole list. */
const MIN_CITIES = 5500
const MAX_CITIES = 10_000

/**
 * Fetches the municipalities from the public service at `url`. Rejects when it cannot be reached, is too
 * slow, or does not send the whole list.
 */
export async function fetchCities(url: string): Promise<City[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(url, { signal, redirect: 'error', cache: 'no-store' })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`The service answered ${answer.status}`)
  }
  const text = await readBody(answer, MAX_BYTES)
  if (text === null) throw new Error('The answer is too large')
  return readCities(JSON.parse(text))
}

/**
 * Reads the municipalities of an answer. Items that cannot be read are left out.
 *
 * @throws when the answer is no list, or is not the whole list
 */
export function readCities(answer: unknown): City[] {
  if (!Array.isArray(answer) || answer.length > MAX_CITIES) throw new Error('The answer is no list')
  const cities = answer.flatMap((item: unknown) => readCity(item) ?? [])
  const byCode = new Map(cities.map((city) => [city.code, city]))
  if (byCode.size < MIN_CITIES) throw new Error('The answer is not the whole list')
  return [...byCode.values()]
}
