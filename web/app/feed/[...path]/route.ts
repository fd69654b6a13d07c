import { feedXml, loadFeed, SITE_TAG } from '@elos/content'
import { feedPath } from '@elos/content/parts/address/path'
import { cachedRoute } from '../../../cache/cachedRoute.ts'
import { env } from '../../../env.ts'
import { fileResponse } from '../../../http/fileResponse.ts'
import { lake } from '../../../lake/client.ts'
import { pathOfSegments } from '../../../render/segments.ts'
import { makeTwin } from '../../twin.ts'

/** The feed of the blog or of a category: '/blog/rss.xml', which next.config.mjs rewrites to '/feed/blog'. */
export const { GET, POST } = cachedRoute({
  page: ({ path }) => pathOfSegments(path),
  async make(path, now) {
    const answer = await makeTwin(path, now, {
      pathOf: feedPath,
      async make({ route }) {
        const { feed } = await loadFeed(lake, route.path, now)
        return fileResponse('application/rss+xml', feed && feedXml(feed, env.SITE_URL))
      },
    })
    // It says more of the articles than the page does: their keywords, and who wrote them.
    return { ...answer, tags: [...answer.tags, SITE_TAG] }
  },
})

export const dynamic = 'force-dynamic'
