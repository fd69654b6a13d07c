import { loadSitemap, loadSitemapPage, sitemapXml } from '@elos/content'
import { env } from '../../env.ts'
import { lake } from '../../lake.ts'
import { rememberedPage } from '../../publishing/sitemapPages.ts'
import { siteFile } from '../../render/siteFile.ts'

export const dynamic = 'force-static'

/** The pages for search engines. */
export const GET = siteFile({
  type: 'application/xml',
  make: async (now) => {
    const { entries, freshUntil } = await loadSitemap(lake, env.SITE_URL, now, (path) =>
      rememberedPage(path, now, () => loadSitemapPage(lake, env.SITE_URL, path, now)),
    )
    return { text: sitemapXml(entries, env.SITE_URL, now), freshUntil }
  },
})
