import { cachedRoute } from '../../../cache/cachedRoute.ts'
import { env } from '../../../env.ts'
import { loadQuotePage, quoteFormResponse } from '../../../forms/quotePage.tsx'
import { lake } from '../../../lake/client.ts'
import { pathOfSegments } from '../../../render/segments.ts'

/** The form for a quote about what a page is about: '/cotacao/amil-saude'; '/cotacao' leads to that of the home page. */
export const { GET, POST } = cachedRoute({
  page: ({ path }) => pathOfSegments(path),
  async make(path, now) {
    const { tags, freshUntil, ...loaded } = await loadQuotePage(lake, path, now, env.SITE_URL)
    return { response: await quoteFormResponse(loaded), tags, freshUntil }
  },
})

export const dynamic = 'force-dynamic'
