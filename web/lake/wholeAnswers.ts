import type { ContentClient } from '@elos/content/parts/read/client'
import { ContentError } from '../monitoring/contentError.ts'

/** The projection by which a query asks for the settings, which every page shows. */
const SETTINGS = '"site":'

/**
 * Returns a client that rejects the answers of a content server without the site's content with a `ContentError`: they
 * must not replace the last good page. Such an answer is an empty list, as there is always a path and nothing else that
 * answers are made of is a list, or it lacks the settings that were asked for.
 */
export const wholeAnswers = (client: ContentClient): ContentClient => ({
  async fetch(query, params) {
    const result = await client.fetch(query, params)
    if (Array.isArray(result) && result.length === 0)
      throw new ContentError("The content server's answer is empty")
    if (query.includes(SETTINGS) && !hasSettings(result))
      throw new ContentError("The content server's answer has no settings")
    return result
  },
})

const hasSettings = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'site' in result && Boolean(result.site)
