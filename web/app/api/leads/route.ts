import { lakeInbox } from '../../../leads/inbox.ts'
import { leadRoutes } from '../../../leads/routes.ts'
import { env } from '../../../lib/env.ts'
import { lake } from '../../../lib/lake.ts'

export const { GET, POST } = leadRoutes({
  inbox: env.SANITY_WRITE_TOKEN ? lakeInbox(lake, env.SANITY_WRITE_TOKEN) : null,
  siteUrl: env.SITE_URL,
  addressHeader: env.CLIENT_ADDRESS_HEADER,
})
