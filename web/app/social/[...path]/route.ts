import { storedEndpoint } from '../../../answers/storedEndpoint.ts'
import { pathOfSegments } from '../../../render/segments.ts'

export const dynamic = 'force-dynamic'

/** The picture that social networks show of a page: '/social/amil-saude.png', made in web/answers/picture.tsx. */
export const { GET, POST } = storedEndpoint<{ path: string[] }>(
  ({ path }) => `/social${pathOfSegments(path)}`,
)
