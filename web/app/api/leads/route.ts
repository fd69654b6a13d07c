import { leadRoutes } from '../../../leads/routes.ts'
import { siteSettings } from '../../../leads/siteSettings.ts'

/** Stores what the forms of islands send. */
export const { GET, POST } = leadRoutes(siteSettings)
