import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { z } from 'zod'
import type { Environment } from '../env.ts'
import type { LakeState } from './health.ts'

/** When published content was last edited. Leads and consents, whose ids have a dot, are no content. */
const NEWEST = '*[_id in path("*")] | order(_updatedAt desc)[0]._updatedAt'

const answerSchema = z.object({ result: z.string().nullable() })

type LakeEnvironment = Pick<Environment, 'SANITY_API_HOST' | 'SANITY_PROJECT_ID' | 'SANITY_DATASET'>

/**
 * Asks the Lake for the newest edit, to find out whether it answers.
 *
 * @param options.token needed for a private dataset
 * @throws Error when the Lake cannot be reached, or refuses
 */
export async function askLake(
  env: LakeEnvironment,
  { token, signal }: { token?: string | undefined; signal?: AbortSignal } = {},
): Promise<LakeState> {
  const begun = performance.now()
  const host = env.SANITY_API_HOST ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`
  const url = new URL(`/v${API_VERSION}/data/query/${env.SANITY_DATASET}`, host)
  url.search = new URLSearchParams({ query: NEWEST, perspective: 'published' }).toString()
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(url, { headers, signal: signal ?? null })
  if (!answer.ok) throw new Error(`The Lake answered with ${answer.status}`)
  const { result } = answerSchema.parse(await answer.json())
  return { up: true, ms: Math.round(performance.now() - begun), editedAt: result }
}
