import type { IslandDataQueryResult } from '../../generated/sanity.types.ts'
import { loadCounts } from '../../pages/counts.ts'
import { freshUntil } from '../../parts/freshness/freshUntil.ts'
import { mapQuoteCarriers, mapQuotePages } from '../../parts/quote/map.ts'
import type { ContentClient } from '../../parts/read/client.ts'
import type { LooseResult } from '../../parts/read/loose.ts'
import { timeParams } from '../../parts/read/timeParams.ts'
import { readToken } from '../../parts/read/values.ts'
import type { View } from '../../parts/read/view.ts'
import { mapSite } from '../../parts/site/map.ts'
import { documentTag, listTag, tagsOf } from '../../tags/tags.ts'
import { ISLAND_DATA_LISTS, islandDataQuery } from './query.ts'

/** Data that islands fetch when they need it, so that it is not part of every page. */
export type IslandData = View<typeof mapIslandData>

function mapIslandData(raw: LooseResult<IslandDataQueryResult>, now: Date) {
  const { chatPhone, phone, chatMessages, openingHours, specialDays, callTimes, measurement } =
    mapSite(raw.site, now)
  return {
    chatPhone,
    phone,
    chatMessages,
    quoteCarriers: mapQuoteCarriers(raw.quoteCarriers),
    quoteSubjects: mapQuotePages(raw.quotePages),
    openingHours,
    callTimes,
    specialDays,
    measurement,
    /** The version of the privacy policy in force, to which the forms lead; empty when it has none. */
    privacyVersion: readToken(raw.privacyPolicy?.version),
  }
}

/** The data of the islands, with its tags and its end of freshness, as `Loaded` has them of a page. */
export async function loadIslandData(
  client: ContentClient,
  now: Date,
): Promise<{ data: IslandData; tags: string[]; freshUntil: Date | null }> {
  const raw = await client.fetch(islandDataQuery, timeParams(now))
  const counted = await loadCounts(client, mapIslandData(raw, now), now)
  const lists = [...ISLAND_DATA_LISTS, ...counted.lists].map(listTag)
  return {
    data: counted.value,
    tags: [...new Set([documentTag('siteSettings'), ...lists, ...tagsOf(raw)])],
    freshUntil: freshUntil([raw, counted.raw], now),
  }
}
