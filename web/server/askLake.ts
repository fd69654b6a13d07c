import { z } from 'zod'
import type { Environment } from '../env.ts'
import type { LakeState } from './health.ts'
import { queryLake } from './queryLake.ts'

/** When published content was last edited. Leads and consents, whose ids have a dot, are no content. */
const NEWEST = '*[_id in path("*")] | order(_updatedAt desc)[0]._updatedAt'

const answerSchema = z.object({ result: z.string().nullable() })

/**
 * Asks the Lake for the newest edit, to find out whether it answers.
 *
 * @throws when the Lake cannot be reached, refuses, or the signal aborts
 */
export async function askLake(env: Environment, signal: AbortSignal): Promise<LakeState> {
  const begun = performance.now()
  const { result } = answerSchema.parse(await queryLake(env, NEWEST, signal))
  return { up: true, ms: Math.round(performance.now() - begun), editedAt: result }
}
