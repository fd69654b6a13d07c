import { SITE_TAG } from '@elos/content'
import type { Handler } from '../endpoints/handler.ts'
import { storedEndpoint } from './storedEndpoint.ts'

interface SiteFile {
  /** Its media type; the text is UTF-8. */
  type: string
  /** Makes the file. A text of null is answered with 404. */
  make(now: Date): Promise<{ text: string | null; freshUntil: Date | null }>
}

/** Returns the handler of a file that is made from the whole site. It is stored until a document changes. */
export function siteFile({ type, make }: SiteFile): Handler<unknown> {
  return storedEndpoint(async (_, now) => {
    const { text, freshUntil } = await make(now)
    const response =
      text === null
        ? new Response(null, { status: 404 })
        : new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } })
    return { response, tags: [SITE_TAG], freshUntil }
  })
}
