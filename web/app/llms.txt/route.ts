import { loadOverview, SITE_TAG } from '@elos/content'
import { cachedRoute } from '../../cache/cachedRoute.ts'
import { env } from '../../env.ts'
import { fileResponse } from '../../http/fileResponse.ts'
import { lake } from '../../lake/client.ts'
import { llmsText } from '../../render/llmsText.ts'

/** The site at a glance for language models. */
export const { GET, POST } = cachedRoute({
  async make(_, now) {
    const { overview, freshUntil } = await loadOverview(lake, now)
    const response = fileResponse('text/plain', llmsText(overview, env.SITE_URL))
    return { response, tags: [SITE_TAG], freshUntil }
  },
})

export const dynamic = 'force-dynamic'
