import type { OverviewQueryResult } from '../generated/sanity.types.ts'
import type { ContentClient } from '../load/client.ts'
import { freshUntil } from '../load/freshness.ts'
import type { Loose } from '../read/loose.ts'
import { choice, list, token, words } from '../read/values.ts'
import { CATEGORIES } from '../route/map.ts'
import { normalizePath } from '../route/path.ts'
import { overviewQuery } from './query.ts'
import type { Overview } from './type.ts'

/**
 * The site at a glance, with every page that can be visited at `now` and asks to be found; and the
 * moment at which the next page joins them.
 */
export async function loadOverview(
  client: ContentClient,
  now: Date,
): Promise<{ overview: Overview; freshUntil: Date | null }> {
  const raw = await client.fetch<NonNullable<Loose<OverviewQueryResult>>>(overviewQuery, {
    now: now.toISOString(),
  })
  const overview = {
    brandName: words(raw.site?.brandName),
    description: words(raw.site?.description),
    pages: list(raw.routes, ({ path, name, description, category }) => ({
      path: normalizePath(token(path)),
      name: words(name),
      description: words(description),
      category: choice(category, CATEGORIES, 'institucional'),
    })),
  }
  return { overview, freshUntil: freshUntil(raw, now) }
}
