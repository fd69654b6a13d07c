import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { PUBLISHED_QUERY, type Published } from '@elos/content/tags/published'
import { z } from 'zod'
import { type Environment, publishedToken } from '../env.ts'

/** Milliseconds in which the Lake has to answer. */
const TIMEOUT_MS = 15_000

const answerSchema = z.object({
  result: z.array(
    z.object({
      _id: z.string(),
      _type: z.string(),
      _rev: z.string(),
      path: z.string().nullish(),
      source: z.string().nullish(),
    }),
  ),
})

/**
 * Reads which documents are published. It asks by `fetch`, because Sanity's client would add 40 MB to the
 * front's memory for this one query.
 *
 * @throws when the Lake cannot be reached, is too slow, or answers anything but the documents
 * @see https://www.sanity.io/docs/http-reference/query
 */
export async function readPublished(env: Environment): Promise<Published> {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST } = env
  const token = publishedToken(env)
  const host = SANITY_API_HOST ?? `https://${SANITY_PROJECT_ID}.api.sanity.io`
  const address = new URL(`/v${API_VERSION}/data/query/${SANITY_DATASET}`, host)
  address.search = String(new URLSearchParams({ query: PUBLISHED_QUERY, perspective: 'published' }))
  const answer = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`The Lake answered ${answer.status}`)
  }
  const { result } = answerSchema.parse(await answer.json())
  return new Map(result.map((document) => [document._id, document]))
}
