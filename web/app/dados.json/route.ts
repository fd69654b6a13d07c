import { loadIslandData } from '@elos/content'
import { keep } from '../../lib/keep.ts'
import { lake } from '../../lib/lake.ts'

export const dynamic = 'force-static'

/** What islands ask for when they need it; kept, and dropped, as pages are. */
export async function GET(): Promise<Response> {
  const now = new Date()
  const { data, ...life } = await loadIslandData(lake, now)
  await keep(life, now)
  return Response.json(data)
}
