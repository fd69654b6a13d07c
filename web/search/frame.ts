import { loadPage, type PageName, type Site } from '@elos/content'
import { MISSING_PATH } from '../cache/store/pages.ts'
import { env } from '../env.ts'
import { lakeForVisitor } from '../lake/client.ts'

/** What a page of results shows besides what was found: the company, and the pages of the site. */
export interface SearchFrame {
  site: Site
  pages: PageName[]
}

/** Milliseconds for which a frame is used again, so that a search as one types is not a query for each letter. */
const LIFETIME_MS = 10_000

let last: { frame: SearchFrame; until: number } | undefined

/**
 * Returns the frame, at most `LIFETIME_MS` old, or as it was last while the content server is away.
 *
 * @throws ContentError when the content server is away and the frame was never loaded, or it has no settings
 */
export async function searchFrame(now: Date): Promise<SearchFrame> {
  if (last && last.until > now.getTime()) return last.frame
  const frame = await loadFrame(now).catch((error) => {
    if (last) return last.frame
    throw error
  })
  last = { frame, until: now.getTime() + LIFETIME_MS }
  return frame
}

/** Loads what the page for an unknown path shows. */
async function loadFrame(now: Date): Promise<SearchFrame> {
  const found = await loadPage(lakeForVisitor(), MISSING_PATH, now, env.SITE_URL)
  if (found.outcome !== 'missing' || !found.site)
    throw new Error('The content server has no settings, or a page at /404: publish the settings.')
  return { site: found.site, pages: found.pages }
}
