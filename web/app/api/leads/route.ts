import { leadEndpoint } from '../../../forms/leadEndpoint.ts'
import { siteSettings } from '../../../forms/siteSettings.ts'

/** Stores what the forms of islands send. */
export const { GET, POST } = leadEndpoint(siteSettings)
