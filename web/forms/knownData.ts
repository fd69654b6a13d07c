import { type IslandData, loadIslandData } from '@elos/content'
import type { ContentClient } from '@elos/content/parts/read/client'
import { isIslandData } from '@elos/ui/islands/common/data'
import { getSite } from '../cache/site.ts'
import { parseJson } from '../common/parseJson.ts'

/**
 * Returns the data of the forms: what the site has stored, so that a visitor can be offered the chat also while the Lake
 * cannot be read; where nothing is stored, as while developing, what the Lake has. Null when there is none.
 */
export async function loadKnownData(lake: ContentClient, now: Date): Promise<IslandData | null> {
  const body = getSite()?.pages.stored('/dados.json')?.body
  const stored = body && parseJson(body.toString('utf8'))
  if (isIslandData(stored)) return stored
  const loaded = await loadIslandData(lake, now).catch(() => null)
  return loaded?.data ?? null
}
