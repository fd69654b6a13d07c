import { env } from '../../../env.ts'
import { lakeClient } from '../../../lake.ts'
import { speedReports } from '../../../speed/endpoint.ts'
import { SpeedCounts } from '../../../speed/speedCounts.ts'

/** Counts how fast pages were for visitors who agreed to be measured. */
export const { GET, POST } = speedReports({
  counts: env.SANITY_WRITE_TOKEN
    ? new SpeedCounts(lakeClient.withConfig({ token: env.SANITY_WRITE_TOKEN }))
    : null,
  siteUrl: env.SITE_URL,
  addressHeader: env.CLIENT_ADDRESS_HEADER,
})
