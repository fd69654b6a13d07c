import { env } from '../../../../env.ts'
import { lake, lakeClient } from '../../../../lake.ts'
import { lakeInbox } from '../../../../leads/inbox.ts'
import { quoteFormRoute } from '../../../../leads/quoteFormRoute.tsx'
import { pathOfSegments } from '../../../../render/segments.ts'

const answer = quoteFormRoute({
  lake,
  inbox: env.SANITY_WRITE_TOKEN ? lakeInbox(lakeClient, env.SANITY_WRITE_TOKEN) : null,
  siteUrl: env.SITE_URL,
  addressHeader: env.CLIENT_ADDRESS_HEADER,
})

interface Context {
  params: Promise<{ path: string[] }>
}

/** The form for a quote about what a page is about, sent without JavaScript. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answer(request, pathOfSegments((await params).path))
}
