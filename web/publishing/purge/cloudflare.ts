import { z } from 'zod'
import { type Purger, sendPurge } from './purger.ts'

interface CloudflareOptions {
  /** The id of the zone. */
  zone: string
  token: string
  /** The origin of the API; another one in tests. */
  api?: string
}

const answerSchema = z.object({ success: z.literal(true) })

/**
 * Purges a Cloudflare zone by cache tags.
 *
 * @see https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/ (30 tags in a request)
 */
export function cloudflare({
  zone,
  token,
  api = 'https://api.cloudflare.com',
}: CloudflareOptions): Purger {
  const address = `${api}/client/v4/zones/${encodeURIComponent(zone)}/purge_cache`
  return {
    maxKeys: 30,
    async purge(tags) {
      const answer = await sendPurge(address, { authorization: `Bearer ${token}` }, { tags })
      answerSchema.parse(JSON.parse(answer))
    },
  }
}
