import { env } from '../../../../env.ts'
import { lakeClient, lakeForVisitor } from '../../../../lake.ts'
import { lakeInbox } from '../../../../leads/inbox.ts'
import { quoteFormEndpoint } from '../../../../leads/quoteFormEndpoint.tsx'

/** The form for a quote about what a page is about, sent without JavaScript. */
export const { GET, POST } = quoteFormEndpoint({
  lakeForVisitor,
  inbox: env.SANITY_WRITE_TOKEN ? lakeInbox(lakeClient, env.SANITY_WRITE_TOKEN) : null,
  siteUrl: env.SITE_URL,
  addressHeader: env.CLIENT_ADDRESS_HEADER,
})
