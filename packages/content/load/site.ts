import type { SiteSettingsQueryResult } from '../generated/sanity.types.ts'
import type { Loose } from '../read/loose.ts'
import { mapSite } from '../site/map.ts'
import { siteSettingsQuery } from '../site/query.ts'
import type { Site } from '../site/type.ts'
import type { ContentClient } from './client.ts'

/** The company alone, for what answers without a page; null while nobody has written the settings. */
export async function loadSite(client: ContentClient, now = new Date()): Promise<Site | null> {
  const raw = await client.fetch<Loose<SiteSettingsQueryResult>>(siteSettingsQuery, {})
  return raw && mapSite(raw, now)
}
