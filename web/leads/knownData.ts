import { type IslandData, loadIslandData } from '@elos/content'
import type { ContentClient } from '@elos/content/parts/read/client'
import { isIslandData } from '@elos/ui/islands/common/data'

/** As it was last loaded by this process. */
let last: IslandData | undefined

/**
 * Returns the data of the forms. While the Lake cannot be read it is as it last was, so that a visitor can
 * still be offered the chat: what this process last loaded, else what the site has stored. Null when
 * there is none.
 */
export async function loadKnownData(lake: ContentClient, now: Date): Promise<IslandData | null> {
  const loaded = await loadIslandData(lake, now).catch(() => null)
  last = loaded?.data ?? last ?? (await storedData())
  return last ?? null
}

/** Milliseconds. It is stored, so that the site answers at once or not at all. */
const TIMEOUT_MS = 1000

async function storedData(): Promise<IslandData | undefined> {
  // The front has it at once. Without a front Next has, which listens on the port that PORT names.
  const { FRONT_PORT, PORT } = process.env
  const address = `http://127.0.0.1:${FRONT_PORT ?? PORT}/dados.json`
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const data: unknown = await fetch(address, { signal, cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
  return isIslandData(data) ? data : undefined
}
