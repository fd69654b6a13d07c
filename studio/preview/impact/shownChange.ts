import type { ChangeKind, PageChange } from '@elos/content/impact/impact'
import { pageMetadata } from '@elos/content/page/metadata'
import type { Page } from '@elos/content/page/type'
import { type ChangedLine, changedLines } from './changedLines.ts'
import { pageLines } from './pageLines.ts'

/** A page's title and description for search engines. */
export interface SearchTexts {
  title: string
  description: string
}

/** How a page changes, as the panel shows it. */
export interface ShownChange {
  path: string
  /** The short name of the page. */
  name: string
  kind: ChangeKind
  /** The lines that change: none if everything that is read stays, null if a page cannot be rendered. */
  lines: ChangedLine[] | null
  /** The result that search engines show, when it changes; null where there is no page. */
  search?: { before: SearchTexts | null; after: SearchTexts | null }
  redirect?: string
}

function searchTexts(page: Page | null, origin: string): SearchTexts | null {
  if (!page) return null
  const { title, description = '' } = pageMetadata(page, origin)
  return { title, description }
}

/** The lines that change between two pages. A draft may hold what no template can render, such as half a date. */
function linesBetween(before: Page | null, after: Page | null): ChangedLine[] | null {
  try {
    return changedLines(before ? pageLines(before) : [], after ? pageLines(after) : [])
  } catch {
    return null
  }
}

/**
 * Compares what is read of a page before and after.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 */
export function shownChange({ before, after, ...change }: PageChange, origin: string): ShownChange {
  const search = { before: searchTexts(before, origin), after: searchTexts(after, origin) }
  const isOtherResult = JSON.stringify(search.before) !== JSON.stringify(search.after)
  return {
    ...change,
    name: (after ?? before)?.route.name || change.path,
    lines: linesBetween(before, after),
    ...(isOtherResult && { search }),
  }
}
