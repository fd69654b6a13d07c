import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { type Environment, publishedToken } from '../env.ts'

/**
 * Returns what the Lake answers to a query of published content: `{ result }`. It asks by `fetch`, because
 * Sanity's client would add 40 MB to the front's memory for two queries.
 *
 * @throws when the Lake cannot be reached, refuses, answers no JSON, or the signal aborts
 * @see https://www.sanity.io/docs/http-reference/query
 */
export async function queryLake(
  env: Environment,
  query: string,
  signal: AbortSignal,
): Promise<unknown> {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST } = env
  const token = publishedToken(env)
  const host = SANITY_API_HOST ?? `https://${SANITY_PROJECT_ID}.api.sanity.io`
  const address = new URL(`/v${API_VERSION}/data/query/${SANITY_DATASET}`, host)
  address.search = String(new URLSearchParams({ query, perspective: 'published' }))
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(address, { headers, signal })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`The Lake answered ${answer.status}`)
  }
  return answer.json()
}
