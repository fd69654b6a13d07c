import { loadPage, type PageName, type Site } from '@elos/content'
import { MISSING_PATH } from '../cache/store/pages.ts'
import { env } from '../env.ts'
import { lakeForVisitor } from '../lake/client.ts'

/** The parts of a page of results that no search changes: the company, and the pages of the site. */
export interface SearchFrame {
  site: Site
  pages: PageName[]
}

/** Milliseconds for which a frame is used again, so that a search as one types is not a query for each letter. */
const LIFETIME_MS = 10_000

/**
 * Returns a function that gives the frame at a moment: at most `LIFETIME_MS` old, or as it was last while it cannot be
 * loaded. It rejects where it never could.
 */
export function keptFrame(load: (now: Date) => Promise<SearchFrame>) {
  let last: { frame: SearchFrame; until: number } | undefined
  return async (now: Date): Promise<SearchFrame> => {
    if (last && last.until > now.getTime()) return last.frame
    const frame = await load(now).catch((error) => {
      if (last) return last.frame
      throw error
    })
    last = { frame, until: now.getTime() + LIFETIME_MS }
    return frame
  }
}

/** Loads what the page for an unknown path shows. */
async function loadFrame(now: Date): Promise<SearchFrame> {
  const found = await loadPage(lakeForVisitor(), MISSING_PATH, now, env.SITE_URL)
  if (found.outcome !== 'missing' || !found.site)
    throw new Error('The content server has no settings, or a page at /404: publish the settings.')
  return { site: found.site, pages: found.pages }
}

/** Returns the frame of this site. */
export const searchFrame = keptFrame(loadFrame)
