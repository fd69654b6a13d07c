import type { IncomingHttpHeaders } from 'node:http'
import { requestError } from '../apiError.ts'

/** The sender of a request. The administrator reads and writes everything; others read public documents. */
export type Actor = 'administrator' | 'anonymous'

export interface AccessRules {
  /** The accepted values of the `Host` header. */
  hosts: ReadonlySet<string>
  /** The origins of the site, whose pages may read. */
  origins: ReadonlySet<string>
  /** The origins of the Studio, whose requests are the administrator's even without a token. */
  studioOrigins: ReadonlySet<string>
  tokens: ReadonlySet<string>
}

/** The path of a file that somebody uploaded, whose name has the hash of its content. */
const UPLOADED_FILE = /^\/(?:images|files)\//

/**
 * Refuses requests that come from a foreign website. An unknown `Host` means that the website's name
 * resolves to this machine (DNS rebinding); an unknown `Origin`, that one of its pages sent the
 * request. Without an `Origin`, browsers still say that another website asks for an image or a script.
 * Uploaded files are for every page, as those of hosted Sanity's CDN: to browsers, a Studio at `localhost` and a Lake
 * at `127.0.0.1` are different websites.
 *
 * @param path of the request; the check of an upgrade to a WebSocket needs none
 * @throws ApiError 403
 */
export function checkOrigin(headers: IncomingHttpHeaders, rules: AccessRules, path = ''): void {
  const { host = '', origin, 'sec-fetch-site': relation } = headers
  if (!rules.hosts.has(host.toLowerCase())) {
    throw requestError(403, 'Forbidden', `Host "${host}" is not allowed`)
  }
  if (origin !== undefined && !isKnownOrigin(origin, rules)) {
    throw requestError(403, 'Forbidden', `CORS Origin not allowed: "${origin}"`)
  }
  if (origin === undefined && relation === 'cross-site' && !UPLOADED_FILE.test(path)) {
    throw requestError(403, 'Forbidden', 'Requests from other websites are not allowed')
  }
}

/** Whether an origin is the site's, the Studio's or the Lake's own. */
export function isKnownOrigin(origin: string, rules: AccessRules): boolean {
  return (
    rules.origins.has(origin) ||
    rules.studioOrigins.has(origin) ||
    rules.hosts.has(origin.replace(/^http:\/\//, ''))
  )
}

/** The headers by which a proxy names whom it asks for (RFC 7239, section 1). */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Returns who sends a request: by its token, else by its origin. What a proxy passes on comes from another
 * machine, where anybody can write the Studio's origin into a header: it needs a token.
 *
 * @throws ApiError 401 for an unknown token
 */
export function identify(headers: IncomingHttpHeaders, rules: AccessRules): Actor {
  const token = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token !== undefined) {
    if (rules.tokens.has(token.trim())) return 'administrator'
    throw unauthorized('Session not found')
  }
  const isFromStudio = headers.origin !== undefined && rules.studioOrigins.has(headers.origin)
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined)
  return isFromStudio && !isForwarded ? 'administrator' : 'anonymous'
}

/** @throws ApiError 401 unless the actor is the administrator */
export function requireAdministrator(actor: Actor): void {
  if (actor !== 'administrator') throw unauthorized('You must be logged in to do this')
}

function unauthorized(message: string): Error {
  return requestError(401, 'Unauthorized', message, { errorCode: 'SIO-401-ANF' })
}
