import { loadPage, type PageName, type Site } from '@elos/content'
import { MISSING_PATH } from '../cache/store/pages.ts'
import { env } from '../env.ts'
import { lakeForVisitor } from '../lake/client.ts'
import { keptWhileAway } from '../lake/keptWhileAway.ts'

/** The parts of a page of results that no search changes: the company, and the pages of the site. */
export interface SearchFrame {
  site: Site
  pages: PageName[]
}

/** Loads what the page for an unknown path shows. */
async function loadFrame(now: Date): Promise<SearchFrame> {
  const found = await loadPage(lakeForVisitor(), MISSING_PATH, now, env.SITE_URL)
  if (found.outcome !== 'missing' || !found.site)
    throw new Error('The content server has no settings, or a page at /404: publish the settings.')
  return { site: found.site, pages: found.pages }
}

/** Returns the frame of this site: it stays as it was last while the content server is away. */
export const searchFrame = keptWhileAway(loadFrame)
