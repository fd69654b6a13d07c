import { type IslandData, loadIslandData } from '@elos/content'
import type { ContentClient } from '@elos/content/parts/read/client'
import { isIslandData } from '@elos/ui/islands/common/data'
import { parseJson } from '../common/parseJson.ts'
import { getSite } from '../site.ts'

/** The data as this process last loaded it. */
let last: IslandData | undefined

/**
 * Returns the data of the forms. While the Lake cannot be read it is as it last was, so that a visitor can
 * still be offered the chat: what this process last loaded, else what the site has stored. Null when
 * there is none.
 */
export async function loadKnownData(lake: ContentClient, now: Date): Promise<IslandData | null> {
  const loaded = await loadIslandData(lake, now).catch(() => null)
  last = loaded?.data ?? last ?? storedData()
  return last ?? null
}

/** Returns the data that the site has stored. */
function storedData(): IslandData | undefined {
  const body = getSite()?.pages.stored('/dados.json')?.body
  const data = body && parseJson(body.toString('utf8'))
  return isIslandData(data) ? data : undefined
}
