import type { ContentClient } from '../read/client.ts'
import { mapSite, type Site } from './map.ts'
import { siteSettingsQuery } from './query.ts'

/** The company alone, for responses without a page; null while there are no settings. */
export async function loadSite(client: ContentClient, now = new Date()): Promise<Site | null> {
  const raw = await client.fetch(siteSettingsQuery, {})
  return raw && mapSite(raw, now)
}
