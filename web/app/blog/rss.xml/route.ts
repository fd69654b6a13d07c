import { feedXml, loadFeed } from '@elos/content'
import { env } from '../../../env.ts'
import { lake } from '../../../lake.ts'
import { siteFile } from '../../../render/siteFile.ts'

export const dynamic = 'force-static'

/** The blog for feed readers. */
export const GET = siteFile({
  type: 'application/rss+xml',
  make: async (now) => {
    const { feed, freshUntil } = await loadFeed(lake, now)
    return { text: feed && feedXml(feed, env.SITE_URL), freshUntil }
  },
})
