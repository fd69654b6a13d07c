import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { CacheKind } from '../publishing/purge/sharedCache.ts'
import { accepts } from './acceptEncoding.ts'
import { sharedCacheHeaders } from './sharedCacheHeaders.ts'
import { ENCODINGS, type Encoding, type StoredAnswer } from './storedAnswer.ts'
import { etagOf } from './validator.ts'

/**
 * Whether the answer was stored before the request, was stored for it, or was not stored because a
 * publication has outdated it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9211
 */
export type CacheStatus = 'hit' | 'fwd=miss; stored' | 'fwd=miss'

/**
 * Answers a GET or HEAD request with a stored answer, or with 304 if the browser has its body already.
 *
 * @param cache the shared cache before the site, if it may store the answer
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredAnswer,
  status: CacheStatus = 'hit',
  cache?: CacheKind,
): void {
  const encoding = bestEncoding(request.headers['accept-encoding'], stored)
  const head =
    status === 'hit' && !cache
      ? hitHead(stored, encoding)
      : makeHead(stored, encoding, status, cache && sharedCacheHeaders(cache, stored, Date.now()))
  if (stored.status === 200 && matches(request.headers['if-none-match'], head.etag)) {
    response.writeHead(304, head.ofAnyBody).end()
    return
  }
  response.writeHead(stored.status, head.ofBody)
  response.end(request.method === 'HEAD' ? undefined : stored.bodies[encoding])
}

/** Headers, as names and values in turn: protection.ts completes each such list once. */
interface Head {
  etag: string
  /** Without what describes the body: for 304. */
  ofAnyBody: string[]
  ofBody: string[]
}

/** The heads of hits, made once: a page is sent thousands of times a second. */
const hitHeads = new WeakMap<StoredAnswer, Partial<Record<Encoding, Head>>>()

function hitHead(stored: StoredAnswer, encoding: Encoding): Head {
  const heads = hitHeads.get(stored) ?? {}
  hitHeads.set(stored, heads)
  heads[encoding] ??= makeHead(stored, encoding, 'hit')
  return heads[encoding]
}

function makeHead(
  { headers, hash, bodies }: StoredAnswer,
  encoding: Encoding,
  status: CacheStatus,
  /** In place of the stored ones. */
  others: OutgoingHttpHeaders = {},
): Head {
  const length = bodies[encoding]?.length ?? 0
  const etag = etagOf(hash, length)
  const ofAnyBody = [
    ...Object.entries({ ...headers, ...others }).flatMap(([name, value]) => [name, String(value)]),
    ...['cache-status', `site; ${status}`, 'etag', etag],
    ...(bodies.gzip ? ['vary', 'Accept-Encoding'] : []),
  ]
  const ofBody = [
    ...ofAnyBody,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...['content-length', String(length)],
  ]
  return { etag, ofAnyBody, ofBody }
}

/** Returns the preferred coding among those that the answer is stored in and the browser accepts. */
function bestEncoding(accepted: string | undefined, { bodies }: StoredAnswer): Encoding {
  return acceptedEncodings(accepted ?? '').find((name) => bodies[name]) ?? 'identity'
}

/** How many headers are remembered: browsers send a handful. */
const MAX_HEADERS = 100
const known = new Map<string, Encoding[]>()

/** Our encodings that an `Accept-Encoding` header accepts, the preferred one first. */
function acceptedEncodings(header: string): Encoding[] {
  const found = known.get(header) ?? ENCODINGS.filter((name) => accepts(header, name))
  if (known.size < MAX_HEADERS) known.set(header, found)
  return found
}

/** Returns whether an `If-None-Match` header names a validator. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((item) => {
    const validator = item.trim()
    return validator === '*' || validator.replace(/^W\//, '') === etag
  })
}
