import { loadSitemap, loadSitemapPage, SITE_TAG, sitemapXml } from '@elos/content'
import { cachedRoute } from '../../cache/cachedRoute.ts'
import { getSite } from '../../cache/site.ts'
import { env } from '../../env.ts'
import { fileResponse } from '../../http/fileResponse.ts'
import { lake } from '../../lake/client.ts'

/** The pages for search engines. The entry of a page is stored with its answer, and loaded only for one that is not stored. */
export const { GET, POST } = cachedRoute({
  async make(_, now) {
    const pageAt = async (path: string) =>
      getSite()?.pages.fresh(path)?.sitemapPage ?? loadSitemapPage(lake, env.SITE_URL, path, now)
    const { entries, freshUntil } = await loadSitemap(lake, env.SITE_URL, now, pageAt)
    const response = fileResponse('application/xml', sitemapXml(entries, env.SITE_URL, now))
    return { response, tags: [SITE_TAG], freshUntil }
  },
})

export const dynamic = 'force-dynamic'
