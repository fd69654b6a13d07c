import { loadIslandData } from '@elos/content'
import { lake } from '../../lake.ts'
import { storedAnswer } from '../../render/storedAnswer.ts'

export const dynamic = 'force-static'

/** The data that islands fetch when they need it. It is stored and dropped as pages are. */
export async function GET(): Promise<Response> {
  return storedAnswer(async (now) => {
    const { data, ...life } = await loadIslandData(lake, now)
    return { ...life, response: Response.json(data) }
  })
}
