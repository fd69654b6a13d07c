import { quoteFormPath } from '@elos/content'
import { storedEndpoint } from '../../../answers/storedEndpoint.ts'
import { pathOfSegments } from '../../../render/segments.ts'

export const dynamic = 'force-dynamic'

/** The form for a quote about what a page is about: '/cotacao/amil-saude', made in web/answers/quoteForm.ts. */
export const { GET, POST } = storedEndpoint<{ path: string[] }>(({ path }) =>
  quoteFormPath(pathOfSegments(path)),
)
