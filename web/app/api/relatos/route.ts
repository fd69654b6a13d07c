import { env } from '../../../env.ts'
import { violationReports } from '../../../reports/endpoint.ts'

export const { GET, POST } = violationReports({
  siteUrl: env.SITE_URL,
  addressHeader: env.CLIENT_ADDRESS_HEADER,
})
