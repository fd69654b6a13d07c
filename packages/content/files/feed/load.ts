import type { FeedQueryResult } from '../../generated/sanity.types.ts'
import { loadCounts } from '../../pages/counts.ts'
import { normalizePath } from '../../parts/address/path.ts'
import { freshUntil } from '../../parts/freshness/freshUntil.ts'
import { mapImage } from '../../parts/image/map.ts'
import { routeHref } from '../../parts/link/href.ts'
import type { ContentClient } from '../../parts/read/client.ts'
import type { LooseResult } from '../../parts/read/loose.ts'
import { timeParams } from '../../parts/read/timeParams.ts'
import { readList, readOptionalToken, readToken } from '../../parts/read/values.ts'
import type { View } from '../../parts/read/view.ts'
import { feedQuery } from './query.ts'

type Raw = LooseResult<FeedQueryResult>
type RawItem = NonNullable<NonNullable<NonNullable<Raw>['articles']>[number]>

/** The blog, or a category of it, for feed readers, with its articles, the latest first. */
export type Feed = View<typeof mapFeed>

const mapFeed = (raw: Raw) =>
  raw && {
    title: readToken(raw.title),
    description: readToken(raw.description),
    href: normalizePath(readToken(raw.path)),
    items: readList(raw.articles, mapItem),
  }

/** An article in the feed. */
export type FeedItem = View<typeof mapItem>

/**
 * The feed of the blog or of a category at a path, null where there is none; and the moment at which the next article is
 * due.
 */
export async function loadFeed(
  client: ContentClient,
  path: string,
  now: Date,
): Promise<{ feed: Feed | null; freshUntil: Date | null }> {
  const raw = await client.fetch(feedQuery, { path, ...timeParams(now) })
  const counted = await loadCounts(client, mapFeed(raw), now)
  return { feed: counted.value, freshUntil: freshUntil([raw, counted.raw], now) }
}

function mapItem(raw: RawItem) {
  const href = routeHref(raw.route)
  return href === undefined
    ? undefined
    : {
        title: readToken(raw.title),
        href,
        description: readToken(raw.description),
        keywords: readList(raw.keywords, readOptionalToken),
        author: readOptionalToken(raw.author),
        category: readOptionalToken(raw.category),
        cover: mapImage(raw.cover),
        publishedAt: readToken(raw.publishedAt),
        reviewedAt: readToken(raw.reviewedAt),
      }
}
