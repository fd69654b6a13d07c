import type { OverviewQueryResult } from '../../generated/sanity.types.ts'
import { loadCounts } from '../../pages/counts.ts'
import { normalizePath } from '../../parts/address/path.ts'
import { freshUntil } from '../../parts/freshness/freshUntil.ts'
import type { ContentClient } from '../../parts/read/client.ts'
import type { LooseResult } from '../../parts/read/loose.ts'
import { timeParams } from '../../parts/read/timeParams.ts'
import { readChoice, readList, readToken } from '../../parts/read/values.ts'
import { CATEGORIES } from '../../parts/route/category.ts'
import { overviewQuery } from './query.ts'

/** The site at a glance: who it is, and its pages. */
export type Overview = ReturnType<typeof mapOverview>

const mapOverview = (raw: LooseResult<OverviewQueryResult>) => ({
  brandName: readToken(raw.site?.brandName),
  description: readToken(raw.site?.description),
  pages: onePerPath(
    readList(raw.routes, ({ path, name, description, category }) => ({
      path: normalizePath(readToken(path)),
      name: readToken(name),
      description: readToken(description),
      category: readChoice(category, CATEGORIES, 'institucional'),
    })),
  ),
})

/**
 * The site at a glance, with every page that exists at `now` and may be indexed; and the moment at
 * which the next page is due.
 */
export async function loadOverview(
  client: ContentClient,
  now: Date,
): Promise<{ overview: Overview; freshUntil: Date | null }> {
  const raw = await client.fetch(overviewQuery, timeParams(now))
  const counted = await loadCounts(client, mapOverview(raw), now)
  return { overview: counted.value, freshUntil: freshUntil([raw, counted.raw], now) }
}

/** Keeps the first of several pages at one path, which programs may write: visitors get that one (`lookupQuery`). */
const onePerPath = <Page extends { path: string }>(pages: Page[]): Page[] =>
  pages.filter(({ path }, index) => pages.findIndex((page) => page.path === path) === index)
