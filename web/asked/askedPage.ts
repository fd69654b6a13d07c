import { loadPage, type Outcome, type Page } from '@elos/content'
import { normalizePath } from '@elos/content/parts/address/path'
import { env } from '../env.ts'
import { lakeForVisitor } from '../lake/client.ts'

/**
 * Returns a function that loads the page at a path. While it cannot be loaded, it is as it was last; it rejects where
 * nobody has asked it before. Only pages that `isKept` names stay in memory, so that no request fills it.
 */
export function keptPages(
  load: (path: string, now: Date) => Promise<Outcome>,
  isKept: (page: Page) => boolean,
) {
  const kept = new Map<string, Page>()
  return async (asked: string, now: Date): Promise<Outcome> => {
    const path = normalizePath(asked)
    const found = await load(path, now).catch((error): Outcome => {
      const page = kept.get(path)
      if (!page) throw error
      return { outcome: 'page', page }
    })
    kept.delete(path)
    if (found.outcome === 'page' && isKept(found.page)) kept.set(path, found.page)
    return found
  }
}

/** Loads a page for a visitor who waits for it. */
export const loadAskedPage = (path: string, now: Date): Promise<Outcome> =>
  loadPage(lakeForVisitor(), path, now, env.SITE_URL)
