import { env } from '../../../env.ts'
import { lakeClient } from '../../../lake.ts'
import { lakeInbox } from '../../../leads/inbox.ts'
import { leadRoutes } from '../../../leads/routes.ts'

export const { GET, POST } = leadRoutes({
  inbox: env.SANITY_WRITE_TOKEN ? lakeInbox(lakeClient, env.SANITY_WRITE_TOKEN) : null,
  siteUrl: env.SITE_URL,
  addressHeader: env.CLIENT_ADDRESS_HEADER,
})
