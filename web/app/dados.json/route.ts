import { loadIslandData } from '@elos/content'
import { lake } from '../../lake.ts'
import { storableResponse } from '../../render/storableResponse.ts'

export const dynamic = 'force-static'

/** The data that islands fetch when they need it. It is stored and dropped as pages are. */
export async function GET(): Promise<Response> {
  return storableResponse(async (now) => {
    const { data, ...life } = await loadIslandData(lake, now)
    return { ...life, response: Response.json(data) }
  })
}
