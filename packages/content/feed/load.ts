import type { FeedQueryResult } from '../generated/sanity.types.ts'
import { routeHref } from '../link/href.ts'
import type { ContentClient } from '../load/client.ts'
import { freshUntil } from '../load/freshness.ts'
import type { Loose } from '../read/loose.ts'
import { list, token, words } from '../read/values.ts'
import { normalizePath } from '../route/path.ts'
import { feedQuery } from './query.ts'
import type { Feed, FeedItem } from './type.ts'

type Raw = NonNullable<Loose<FeedQueryResult>>
type RawItem = NonNullable<NonNullable<Raw['articles']>[number]>

/** The feed, null while there is no blog; and the moment at which the next article joins it. */
export async function loadFeed(
  client: ContentClient,
  now: Date,
): Promise<{ feed: Feed | null; freshUntil: Date | null }> {
  const raw = await client.fetch<Raw>(feedQuery, { now: now.toISOString() })
  return {
    feed: raw.blog && {
      title: words(raw.blog.title),
      description: words(raw.blog.description),
      href: normalizePath(token(raw.blog.path)),
      items: list(raw.articles, mapItem),
    },
    freshUntil: freshUntil(raw, now),
  }
}

function mapItem(raw: RawItem): FeedItem | undefined {
  const href = routeHref(raw.route)
  return href === undefined
    ? undefined
    : {
        title: words(raw.title),
        href,
        description: words(raw.description),
        publishedAt: token(raw.publishedAt),
      }
}
