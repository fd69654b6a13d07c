import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { type Environment, publishedToken } from '../env.ts'
import { asContent, contentErrorOfStatus } from '../http/contentError.ts'

/**
 * Returns what the Lake answers to a query of published content: `{ result }`. It asks by `fetch`, because
 * Sanity's client would add 40 MB to the front's memory for two queries.
 *
 * @throws ContentError when the Lake cannot be reached, refuses, answers no JSON, or the signal aborts
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
  const variable = token ? 'SANITY_READ_TOKEN' : undefined
  const answer = await asContent(fetch(address, { headers, signal }), env, variable)
  if (!answer.ok) {
    await answer.body?.cancel()
    throw contentErrorOfStatus(answer.status, env, variable)
  }
  return asContent(answer.json(), env, variable)
}
