import pLimit from 'p-limit'
import type { ChangesQueryResult } from '../generated/sanity.types.ts'
import type { ContentClient } from '../load/client.ts'
import { freshUntil } from '../load/freshness.ts'
import { loadPage } from '../load/loadPage.ts'
import { listPaths } from '../load/paths.ts'
import { pageMetadata } from '../page/metadata.ts'
import type { Page } from '../page/type.ts'
import type { Loose } from '../read/loose.ts'
import { list, token } from '../read/values.ts'
import { pageUrl } from '../route/url.ts'
import { changesQuery } from './query.ts'
import type { SitemapEntry } from './type.ts'

type Changes = NonNullable<Loose<ChangesQueryResult>>

/** How many pages are looked up at the same time. */
const AT_ONCE = 8

/** The sitemap's entries, and the moment from which they may be wrong though nothing was edited. */
export interface LoadedSitemap {
  entries: SitemapEntry[]
  freshUntil: Date | null
}

/**
 * Every page that search engines may list, in the order of their paths. A page's date is the one
 * written in its registry entry, else the last change of what it states: its entry, its subject, and
 * each document its subject shows. The settings, which stand on every page, and the pages it merely
 * links to date none: search engines stop believing dates that move without the content.
 */
export async function loadSitemap(
  client: ContentClient,
  origin: string,
  now: Date,
): Promise<LoadedSitemap> {
  const limit = pLimit(AT_ONCE)
  const paths = await listPaths(client, now)
  const loaded = await Promise.all(
    paths.map((path) => limit(async () => ({ path, ...(await loadPage(client, path, now)) }))),
  )
  const listed = loaded.flatMap((each) =>
    each.outcome === 'page' && isListed(each.page, origin) ? [each] : [],
  )
  const ids = [...new Set(listed.flatMap(({ madeFrom }) => madeFrom))]
  const raw = await client.fetch<Changes>(changesQuery, { ids, now: now.toISOString() })
  const changed = new Map(
    list(raw.changed, (each) => each).map(({ _id, _updatedAt }) => [_id, token(_updatedAt)]),
  )
  const ends = [freshUntil(raw, now), ...loaded.map((each) => each.freshUntil)]
  return {
    entries: listed.map(({ page: { route }, path, madeFrom }) => ({
      path,
      lastmod: route.lastmod ?? latest(madeFrom.map((id) => changed.get(id) ?? '')),
      changefreq: route.changefreq,
      priority: route.priority,
    })),
    freshUntil: earliest(ends.filter((end) => end !== null)),
  }
}

/** Whether a page asks to be found, and at its own address. */
function isListed(page: Page, origin: string): boolean {
  const { robots, alternates } = pageMetadata(page, origin)
  return !robots.includes('noindex') && alternates.canonical === pageUrl(origin, page.route.path)
}

/** Of ISO moments the last; undefined when there is none. */
function latest(moments: string[]): string | undefined {
  return moments.toSorted().at(-1) || undefined
}

function earliest(moments: Date[]): Date | null {
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}
