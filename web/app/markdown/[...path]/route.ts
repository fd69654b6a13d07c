import { storedEndpoint } from '../../../answers/storedEndpoint.ts'
import { pathOfSegments } from '../../../render/segments.ts'

export const dynamic = 'force-dynamic'

/** The Markdown twin of a page ('/amil-saude.md' is rewritten to this), made in web/answers/markdown.ts. */
export const { GET, POST } = storedEndpoint<{ path: string[] }>(
  ({ path }) => `${pathOfSegments(path)}.md`,
)
