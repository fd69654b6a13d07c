import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import type { ContentClient } from '@elos/content/parts/read/client'
import { createClient } from 'next-sanity'
import { env, publishedToken } from '../env.ts'
import { asContent, ContentError } from '../monitoring/contentError.ts'
import { countingQueries } from './countingQueries.ts'
import { wholeAnswers } from './wholeAnswers.ts'

/**
 * Milliseconds in which the Lake has to answer a query for a page to its last byte, second attempts
 * included: so long that pages are renewed also while it is slow. No visitor waits for it
 * (web/cache/boundedWait.ts).
 */
const DEADLINE_MS = 20_000
/** Milliseconds in which it has to answer all queries for one visitor, who waits for the answer. */
const VISITOR_DEADLINE_MS = 2500

/** The Lake, local or hosted. Never its CDN: a page rendered after a webhook must see the edit. */
export const lakeClient = createClient({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion: API_VERSION,
  perspective: 'published',
  useCdn: false,
  token: publishedToken(env),
  maxRetries: 1,
  retryDelay: () => 200,
  ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
})

/**
 * A client that rejects queries which take too long, and answers without a result, with a `ContentError`.
 *
 * @param deadline returns the end of a query
 */
export function withDeadline(
  client: typeof lakeClient,
  deadline: () => AbortSignal = () => AbortSignal.timeout(DEADLINE_MS),
): ContentClient {
  return {
    async fetch(query, params) {
      const signal = deadline()
      const token = client.config().token ? 'SANITY_READ_TOKEN' : undefined
      const result = await asContent(client.fetch(query, params, { signal }), env, token)
      if (result === undefined) throw new ContentError("The content server's answer has no result")
      return result
    },
  }
}

/** The client that reads published documents, as visitors may, for answers that are stored. */
export const lake = wholeAnswers(countingQueries(withDeadline(lakeClient)))

/** The same client for one request of a visitor who waits for the answer, such as a search. */
export function lakeForVisitor(): ContentClient {
  const end = AbortSignal.timeout(VISITOR_DEADLINE_MS)
  return countingQueries(withDeadline(lakeClient, () => end))
}

/** Runs a query that has no parameters. Rejects with a `ContentError` when it has no result in time. */
export const runQuery = (query: string, signal: AbortSignal): Promise<unknown> =>
  countingQueries(withDeadline(lakeClient, () => signal)).fetch(query, {})

/** Asks whether the Lake answers. Rejects with a `ContentError` when it does not. */
export const askLake = (signal: AbortSignal): Promise<unknown> => runQuery('true', signal)

/** Drafts in place of published documents, each text marked with the field it comes from. For previews. */
export const draftLake = lakeClient.withConfig({
  perspective: 'drafts',
  token: env.SANITY_READ_TOKEN,
  stega: { enabled: true, studioUrl: env.STUDIO_URL },
})
