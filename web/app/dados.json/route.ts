import { loadIslandData } from '@elos/content'
import { lake } from '../../lake.ts'
import { storedEndpoint } from '../../render/storedEndpoint.ts'

export const dynamic = 'force-static'

/** The data that islands fetch when they need it. It is stored and dropped as pages are. */
export const GET = storedEndpoint(async (_, now) => {
  const { data, ...life } = await loadIslandData(lake, now)
  return { ...life, response: Response.json(data) }
})
