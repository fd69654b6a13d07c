import type { FeedQueryResult } from '../../generated/sanity.types.ts'
import { loadCounts } from '../../pages/counts.ts'
import { normalizePath } from '../../parts/address/path.ts'
import { freshUntil } from '../../parts/freshness/freshUntil.ts'
import { mapImage } from '../../parts/image/map.ts'
import { routeHref } from '../../parts/link/href.ts'
import type { ContentClient } from '../../parts/read/client.ts'
import type { LooseResult } from '../../parts/read/loose.ts'
import { timeParams } from '../../parts/read/timeParams.ts'
import {
  readList,
  readOptionalText,
  readText,
  readTexts,
  readToken,
} from '../../parts/read/values.ts'
import type { View } from '../../parts/read/view.ts'
import { feedQuery } from './query.ts'

type Raw = LooseResult<FeedQueryResult>
type RawItem = NonNullable<NonNullable<Raw['articles']>[number]>

/** The blog for feed readers, with its articles, the latest first. */
export type Feed = View<typeof mapFeed>

const mapFeed = ({ blog, articles }: Raw) =>
  blog
    ? {
        title: readText(blog.title),
        description: readText(blog.description),
        href: normalizePath(readToken(blog.path)),
        items: readList(articles, mapItem),
      }
    : null

/** An article in the feed. */
export type FeedItem = View<typeof mapItem>

/** The feed, null while there is no blog; and the moment at which the next article is due. */
export async function loadFeed(
  client: ContentClient,
  now: Date,
): Promise<{ feed: Feed | null; freshUntil: Date | null }> {
  const raw = await client.fetch(feedQuery, timeParams(now))
  const counted = await loadCounts(client, mapFeed(raw), now)
  return { feed: counted.value, freshUntil: freshUntil([raw, counted.raw], now) }
}

function mapItem(raw: RawItem) {
  const href = routeHref(raw.route)
  return href === undefined
    ? undefined
    : {
        title: readText(raw.title),
        href,
        description: readText(raw.description),
        keywords: readTexts(raw.keywords),
        author: readOptionalText(raw.author),
        category: readOptionalText(raw.category),
        cover: mapImage(raw.cover),
        publishedAt: readToken(raw.publishedAt),
        reviewedAt: readToken(raw.reviewedAt),
      }
}
