import { PUBLISHED_QUERY, type Published } from '@elos/content/tags/published'
import { z } from 'zod'
import type { Environment } from '../env.ts'
import { queryLake } from './queryLake.ts'

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
 * Reads which documents are published.
 *
 * @throws when the Lake cannot be reached, is too slow, or answers anything but the documents
 */
export async function readPublished(env: Environment): Promise<Published> {
  const answer = await queryLake(env, PUBLISHED_QUERY, AbortSignal.timeout(TIMEOUT_MS))
  const { result } = answerSchema.parse(answer)
  return new Map(result.map((document) => [document._id, document]))
}
