import type { IslandDataQueryResult } from '../generated/sanity.types.ts'
import { mapQuoteOption } from '../home/map.ts'
import type { ContentClient } from '../load/client.ts'
import { freshUntil } from '../load/freshness.ts'
import type { Loose } from '../read/loose.ts'
import { list } from '../read/values.ts'
import { mapSite } from '../site/map.ts'
import { documentTag, listTag, tagsOf } from '../tags/tags.ts'
import { islandDataQuery } from './query.ts'
import type { IslandData } from './type.ts'

type Raw = NonNullable<Loose<IslandDataQueryResult>>

/** What islands need, with what drops it (as `Loaded` tells of a page). */
export async function loadIslandData(
  client: ContentClient,
  now: Date,
): Promise<{ data: IslandData; tags: string[]; freshUntil: Date | null }> {
  const raw = await client.fetch<Raw>(islandDataQuery, {})
  const { chatPhone, chatMessages, openingHours, responseTime, measurement } = mapSite(
    raw.site,
    now,
  )
  return {
    data: {
      chatPhone,
      chatMessages,
      quoteCarriers: list(raw.quoteCarriers, mapQuoteOption),
      openingHours,
      responseTime: responseTime?.text ?? '',
      measurement,
    },
    tags: [...new Set([documentTag('siteSettings'), listTag('carrier'), ...tagsOf(raw)])],
    freshUntil: freshUntil(raw, now),
  }
}
