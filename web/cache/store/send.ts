import type { Answer } from './answer.ts'
import { sharedCacheHeaders } from './sharedCacheHeaders.ts'

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

/**
 * Returns the first 31 bits of a hash, as seconds since 1970: every file system has that time. A kept file is modified at
 * it, so that nginx makes the validator that the site makes, and a browser needs no second copy of a page, whoever answers.
 */
export const timeOf = (hash: string): number => Buffer.from(hash, 'base64url').readUInt32BE(0) >>> 1

/**
 * Returns the validator (`ETag`) of an answer as nginx makes it, of a file's time and length.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html#etag
 */
const etagOf = ({ hash, body }: Answer): string =>
  `"${timeOf(hash).toString(16)}-${body.length.toString(16)}"`

/** Returns whether an `If-None-Match` header names a validator. It is weak where a proxy has compressed the body. */
const isNamed = (etag: string, header: string): boolean =>
  header
    .split(',')
    .map((item) => item.trim().replace(/^W\//, ''))
    .some((item) => item === '*' || item === etag)
