import { loadCounts } from '../../pages/counts.ts'
import { normalizePath } from '../../parts/address/path.ts'
import { freshUntil } from '../../parts/freshness/freshUntil.ts'
import type { ContentClient } from '../../parts/read/client.ts'
import { timeParams } from '../../parts/read/timeParams.ts'
import { readChoice, readList, readText, readToken } from '../../parts/read/values.ts'
import { CATEGORIES } from '../../parts/route/category.ts'
import { overviewQuery } from './query.ts'
import type { Overview } from './type.ts'

/**
 * The site at a glance, with every page that exists at `now` and may be indexed; and the moment at
 * which the next article is due.
 */
export async function loadOverview(
  client: ContentClient,
  now: Date,
): Promise<{ overview: Overview; freshUntil: Date | null }> {
  const raw = await client.fetch(overviewQuery, timeParams(now))
  const overview = {
    brandName: readText(raw.site?.brandName),
    description: readText(raw.site?.description),
    pages: onePerPath(
      readList(raw.routes, ({ path, name, description, category }) => ({
        path: normalizePath(readToken(path)),
        name: readText(name),
        description: readText(description),
        category: readChoice(category, CATEGORIES, 'institucional'),
      })),
    ),
  }
  const counted = await loadCounts(client, overview, now)
  return { overview: counted.value, freshUntil: freshUntil([raw, counted.raw], now) }
}

/** Keeps the first of several pages at one path, which programs may write: visitors get that one (`lookupQuery`). */
const onePerPath = (pages: Overview['pages']): Overview['pages'] =>
  pages.filter(({ path }, index) => pages.findIndex((page) => page.path === path) === index)
