import { storedEndpoint } from '../../answers/storedEndpoint.ts'

export const dynamic = 'force-dynamic'

/** Made in web/answers/siteFiles.ts. */
export const { GET, POST } = storedEndpoint(() => '/llms.txt')
