import { storedEndpoint } from '../../answers/storedEndpoint.ts'
import { pathOfSegments } from '../../render/segments.ts'

// The site stores its answers itself (web/cache).
export const dynamic = 'force-dynamic'

/** A path of the registry: its page, a redirect, or the 404 page, made in web/answers/page.ts. */
export const { GET, POST } = storedEndpoint<{ path?: string[] }>(({ path }) => pathOfSegments(path))
