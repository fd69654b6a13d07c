import { storedEndpoint } from '../../answers/storedEndpoint.ts'

// The site stores its answers itself (web/cache).
export const dynamic = 'force-dynamic'

/** Everything that is stored: pages, their twins and pictures, forms, the files of the whole site (web/answers/paths.ts). */
export const { GET, POST } = storedEndpoint()
