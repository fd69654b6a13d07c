import { readAskPath } from '@elos/content/parts/fact/askPath'
import { cachedRoute } from '../../../cache/cachedRoute.ts'
import { env } from '../../../env.ts'
import { loadQuotePage, quoteFormResponse } from '../../../forms/quotePage.tsx'
import { lake } from '../../../lake/client.ts'
import { pathOfSegments } from '../../../render/segments.ts'

/**
 * The form for a quote about what a page is about: '/cotacao/amil-saude'; '/cotacao' leads to that of the home page. It may
 * come with a question to the carrier: '/cotacao/amil-saude/pergunta/mei'.
 */
export const { GET, POST } = cachedRoute({
  page: ({ path }) => readAskPath(pathOfSegments(path)).page,
  async make(_page, now, { path }) {
    const form = pathOfSegments(path)
    const { tags, freshUntil, ...loaded } = await loadQuotePage(lake, form, now, env.SITE_URL)
    return { response: await quoteFormResponse(loaded), tags, freshUntil }
  },
})

export const dynamic = 'force-dynamic'
