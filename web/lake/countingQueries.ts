import type { ContentClient } from '@elos/content/parts/read/client'
import { getMetrics } from '../monitoring/metrics.ts'

/** Counts a query that was sent to the Lake, with the time until its result. Resolves or rejects as `query` does. */
async function counted<Result>(query: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  let ok = false
  try {
    const result = await query()
    ok = true
    return result
  } finally {
    getMetrics().lakeQuery({ seconds: (performance.now() - begun) / 1000, ok })
  }
}

/** Returns a client whose queries are counted. */
export const countingQueries = (client: ContentClient): ContentClient => ({
  fetch: (query, params) => counted(() => client.fetch(query, params)),
})
