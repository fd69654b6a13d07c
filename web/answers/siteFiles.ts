import {
  feedXml,
  loadFeed,
  loadIslandData,
  loadOverview,
  loadSite,
  loadSitemap,
  loadSitemapPage,
  SITE_TAG,
  securityTxt,
  sitemapXml,
} from '@elos/content'
import type { TaggedResponse } from '../cache/answer.ts'
import { env } from '../env.ts'
import { lake } from '../lake.ts'
import { llmsText } from '../render/llmsText.ts'
import { getSite } from '../site.ts'
import type { SiteFilePath } from './paths.ts'

type MakeFile = (path: string, now: Date) => Promise<TaggedResponse>

/** The files that are made of the whole site. Every change renews them. */
export const SITE_FILE_MAKERS: Record<SiteFilePath, MakeFile> = {
  /** The pages for search engines. What a page says of itself is remembered since it was made. */
  '/sitemap.xml': async (_, now) => {
    const { entries, freshUntil } = await loadSitemap(
      lake,
      env.SITE_URL,
      now,
      async (path) =>
        getSite()?.pages.fresh(path)?.sitemapPage ?? loadSitemapPage(lake, env.SITE_URL, path, now),
    )
    return file('application/xml', sitemapXml(entries, env.SITE_URL, now), freshUntil)
  },

  /** The blog for feed readers. */
  '/blog/rss.xml': async (_, now) => {
    const { feed, freshUntil } = await loadFeed(lake, now)
    return file('application/rss+xml', feed && feedXml(feed, env.SITE_URL), freshUntil)
  },

  /** The site at a glance for language models. */
  '/llms.txt': async (_, now) => {
    const { overview, freshUntil } = await loadOverview(lake, now)
    return file('text/plain', llmsText(overview, env.SITE_URL), freshUntil)
  },

  /**
   * The file that says whom to tell about a security fault (RFC 9116). It is made again each day, so that its date of
   * expiry stays ahead.
   */
  '/.well-known/security.txt': async (_, now) => {
    const site = await loadSite(lake, now)
    const tomorrow = new Date(now.getTime() + DAY_MS)
    return file('text/plain', site && securityTxt(site, env.SITE_URL, now), tomorrow)
  },

  /** The data that islands fetch when they need it. It is renewed as pages are, with their documents. */
  '/dados.json': async (_, now) => {
    const { data, tags, freshUntil } = await loadIslandData(lake, now)
    return { tags, freshUntil, response: Response.json(data) }
  },
}

const DAY_MS = 86_400_000

/** @param text null: there is no such file, as its document is missing */
function file(type: string, text: string | null, freshUntil: Date | null): TaggedResponse {
  const response =
    text === null
      ? new Response(null, { status: 404 })
      : new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } })
  return { response, tags: [SITE_TAG], freshUntil }
}
