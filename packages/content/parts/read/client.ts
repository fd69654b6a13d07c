import type { LooseResult } from './loose.ts'
import type { Query } from './query.ts'

/**
 * The part of a Sanity client (`createClient` of next-sanity or @sanity/client) that this package needs: the result of
 * a GROQ query. The client decides host, perspective, credentials and caching.
 */
export interface ContentClient {
  fetch<Result>(
    query: Query<Result>,
    params: Record<string, string | string[]>,
  ): Promise<LooseResult<Result>>
}
