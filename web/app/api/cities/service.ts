import { z } from 'zod'
import { readBody } from '../../../http/body.ts'

const TIMEOUT_MS = 3000
/** The bytes that are read at most. The service's answer is about 4 MB. */
const MAX_BYTES = 16 * 1024 * 1024
/** Brazil has had more than 5,500 municipalities since 2001; fewer are not the whole list. */
const MIN_CITIES = 5500

const inStateSchema = z.object({ UF: z.object({ sigla: z.string().regex(/^[A-Z]{2}$/) }) })

/**
 * A municipality in the service's answer, as 'Nome/UF'. One of its regions may be missing.
 *
 * @see https://servicodados.ibge.gov.br/api/docs/localidades
 */
const citySchema = z
  .object({
    nome: z.string().regex(/^\p{L}[\p{L}\p{M} .'’-]{0,59}$/u),
    microrregiao: z.object({ mesorregiao: inStateSchema }).nullish(),
    'regiao-imediata': z.object({ 'regiao-intermediaria': inStateSchema }).nullish(),
  })
  .transform(({ nome, microrregiao, 'regiao-imediata': immediate }, context) => {
    const region = microrregiao?.mesorregiao ?? immediate?.['regiao-intermediaria']
    if (region) return `${nome}/${region.UF.sigla}`
    context.addIssue('A municipality has no state')
    return z.NEVER
  })

/**
 * Fetches the municipalities from the public service at `url`. Rejects when it cannot be reached, is too
 * slow, or does not send the whole list.
 */
export async function fetchCities(url: string): Promise<string[]> {
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
 * Reads the municipalities of an answer, as 'Nome/UF'.
 *
 * @throws when the answer is not the whole list, or one of its items is none
 */
export function readCities(answer: unknown): string[] {
  const names = [...new Set(z.array(citySchema).parse(answer))]
  if (names.length < MIN_CITIES) throw new Error('The answer is not the whole list')
  return names
}
