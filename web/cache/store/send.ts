import type { Answer } from './answer.ts'
import { sharedCacheHeaders } from './sharedCacheHeaders.ts'
import { etagOf, isNamed } from './validator.ts'

/**
 * Whether the answer was stored before the request, or was made for it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9211
 */
type CacheStatus = 'hit' | 'fwd=miss; stored'

/** The circumstances in which an answer is sent. */
interface SendOptions {
  status: CacheStatus
  /** Whether a shared cache before the site may store the answer, as it is purged when a document is published. */
  isShared: boolean
}

/** Returns the response with a stored answer: 304 if the browser has its body already. Next answers HEAD, and compresses. */
export function send(
  request: Request,
  answer: Answer,
  { status, isShared }: SendOptions,
): Response {
  const headers = new Headers({
    ...answer.headers,
    ...(isShared ? sharedCacheHeaders(answer, Date.now()) : {}),
    'cache-status': `site; ${status}`,
  })
  if (answer.status === 200) {
    const etag = etagOf(answer)
    headers.set('etag', etag)
    const known = request.headers.get('if-none-match')
    if (known && isNamed(etag, known)) return new Response(null, { status: 304, headers })
  }
  // A redirect has no body.
  const body = answer.body.length > 0 ? new Uint8Array(answer.body) : null
  return new Response(body, { status: answer.status, headers })
}
