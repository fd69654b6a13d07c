import { freshUntil } from '../../parts/freshness/freshUntil.ts'
import { mapQuoteCarriers, mapQuotePages } from '../../parts/quote/map.ts'
import type { ContentClient } from '../../parts/read/client.ts'
import { mapSite } from '../../parts/site/map.ts'
import { documentTag, listTag, tagsOf } from '../../tags/tags.ts'
import { ISLAND_DATA_LISTS, islandDataQuery } from './query.ts'
import type { IslandData } from './type.ts'

/** The data of the islands, with its tags and its end of freshness, as `Loaded` has them of a page. */
export async function loadIslandData(
  client: ContentClient,
  now: Date,
): Promise<{ data: IslandData; tags: string[]; freshUntil: Date | null }> {
  const raw = await client.fetch(islandDataQuery, {})
  const { chatPhone, phone, chatMessages, openingHours, specialDays, callTimes, measurement } =
    mapSite(raw.site, now)
  return {
    data: {
      chatPhone,
      phone,
      chatMessages,
      quoteCarriers: mapQuoteCarriers(raw.quoteCarriers),
      quoteSubjects: mapQuotePages(raw.quotePages),
      openingHours,
      callTimes,
      specialDays,
      measurement,
    },
    tags: [
      ...new Set([documentTag('siteSettings'), ...ISLAND_DATA_LISTS.map(listTag), ...tagsOf(raw)]),
    ],
    freshUntil: freshUntil(raw, now),
  }
}
