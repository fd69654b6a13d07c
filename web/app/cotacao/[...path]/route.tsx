import { lake } from '../../../lake.ts'
import { loadQuotePage, quoteFormResponse } from '../../../leads/quotePage.tsx'
import { pathOfSegments } from '../../../render/segments.ts'
import { storedEndpoint } from '../../../render/storedEndpoint.ts'

export const dynamic = 'force-static'

/** Each form is rendered at its first request, and stored as long as the page that it is about. */
export const generateStaticParams = () => []

/** The form for a quote about what a page is about: '/cotacao/amil-saude'. */
export const GET = storedEndpoint<{ path: string[] }>(async (params, now) => {
  const path = pathOfSegments(params.path)
  const { tags, freshUntil, ...loaded } = await loadQuotePage(lake, path, now)
  return { tags, freshUntil, response: await quoteFormResponse(loaded) }
})
