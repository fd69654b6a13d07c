import { loadIslandData } from '@elos/content'
import { cachedRoute } from '../../cache/cachedRoute.ts'
import { lake } from '../../lake/client.ts'

/** The data that islands fetch when they need it. It is renewed as pages are, with their documents. */
export const { GET, POST } = cachedRoute({
  async make(_, now) {
    const { data, tags, freshUntil } = await loadIslandData(lake, now)
    return { response: Response.json(data), tags, freshUntil }
  },
})

export const dynamic = 'force-dynamic'
