import { lake } from '../../../lake.ts'
import { loadQuotePage, quoteFormResponse } from '../../../leads/quotePage.tsx'
import { pathOfSegments } from '../../../render/segments.ts'
import { storableResponse } from '../../../render/storableResponse.ts'

export const dynamic = 'force-static'

/** Each form is rendered at its first request, and stored as long as the page that it is about. */
export const generateStaticParams = () => []

interface Context {
  params: Promise<{ path: string[] }>
}

/** The form for a quote about what a page is about: '/cotacao/amil-saude'. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const path = pathOfSegments((await params).path)
  return storableResponse(async (now) => {
    const { tags, freshUntil, ...loaded } = await loadQuotePage(lake, path, now)
    return { tags, freshUntil, response: await quoteFormResponse(loaded) }
  })
}
