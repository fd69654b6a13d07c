import { feedXml, loadFeed, SITE_TAG } from '@elos/content'
import { cachedRoute } from '../../../cache/cachedRoute.ts'
import { env } from '../../../env.ts'
import { fileResponse } from '../../../http/fileResponse.ts'
import { lake } from '../../../lake/client.ts'

/** The blog for feed readers. */
export const { GET, POST } = cachedRoute({
  async make(_, now) {
    const { feed, freshUntil } = await loadFeed(lake, now)
    const response = fileResponse('application/rss+xml', feed && feedXml(feed, env.SITE_URL))
    return { response, tags: [SITE_TAG], freshUntil }
  },
})

export const dynamic = 'force-dynamic'
