import { env } from '../../../env.ts'
import { violationReports } from '../../../reports/endpoint.ts'

/** Logs what browsers report of violated policies. */
export const { GET, POST } = violationReports({
  siteUrl: env.SITE_URL,
  addressHeader: env.CLIENT_ADDRESS_HEADER,
})
