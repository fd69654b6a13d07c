import { leadRoutes } from '../../../forms/routes.ts'
import { siteSettings } from '../../../forms/siteSettings.ts'

/** Stores what the forms of islands send. */
export const { GET, POST } = leadRoutes(siteSettings)
