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

export interface SendOptions {
  status?: CacheStatus | undefined
  /** The shared cache before the site, if it may store the answer. */
  cache?: CacheKind | undefined
}

/** A body as it is sent. */
interface Representation {
  coding: Encoding
  body: Buffer
}

/**
 * Sends a stored answer to a GET or HEAD request: in the smallest coding that the browser accepts, or as 304 if the
 * browser has its body already in any of these codings.
 */
export function send(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  stored: StoredAnswer,
  { status = 'hit', cache }: SendOptions = {},
): void {
  const choices = acceptedBodies(headers['accept-encoding'], stored)
  const head = (etag: string): OutgoingHttpHeaders => ({
    ...stored.headers,
    ...(cache ? sharedCacheHeaders(cache, stored, Date.now()) : {}),
    ...(stored.bodies.gzip ? { vary: 'Accept-Encoding' } : {}),
    'cache-status': `site; ${status}`,
    etag,
  })
  const known = knownValidator(headers['if-none-match'], stored, choices)
  if (known) {
    response.writeHead(304, head(known)).end()
    return
  }
  const { coding, body } = choices.reduce((least, each) =>
    each.body.length < least.body.length ? each : least,
  )
  response.writeHead(stored.status, {
    ...head(etagOf(stored.hash, body.length)),
    ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
    'content-length': body.length,
  })
  response.end(method === 'HEAD' ? undefined : body)
}

/** Returns the bodies in the codings that the browser accepts, also as it is. */
function acceptedBodies(accepted: string | undefined, { bodies }: StoredAnswer): Representation[] {
  return ENCODINGS.flatMap((coding) => {
    const body = bodies[coding]
    return body && (coding === 'identity' || accepts(accepted, coding)) ? [{ coding, body }] : []
  })
}

/** Returns the validator of the body that the browser has, as an `If-None-Match` header says. */
function knownValidator(
  header: string | undefined,
  { status, hash }: StoredAnswer,
  bodies: Representation[],
): string | undefined {
  if (!header || status !== 200) return undefined
  const given = header.split(',').map((item) => item.trim().replace(/^W\//, ''))
  const validators = bodies.map(({ body }) => etagOf(hash, body.length))
  return validators.find((validator) => given.includes(validator) || given.includes('*'))
}
