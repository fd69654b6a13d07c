import type { IncomingHttpHeaders } from 'node:http'
import { requestError } from '../apiError.ts'

/** Who asks. The administrator reads and writes all; anyone else reads what is public. */
export type Actor = 'administrator' | 'anonymous'

export interface AccessRules {
  /** Values of the `Host` header under which the Lake is known. */
  readonly hosts: ReadonlySet<string>
  /** Origins of the site: they may read across origins. */
  readonly origins: ReadonlySet<string>
  /** Origins of the Studio: their requests are the administrator's even without a token. */
  readonly studioOrigins: ReadonlySet<string>
  readonly tokens: ReadonlySet<string>
}

/**
 * Refuses requests no page or program of this machine should make: another `Host` means that a
 * website's name was made to resolve to this machine (DNS rebinding), an unknown `Origin` that a
 * website's page is asking.
 */
export function checkOrigin(headers: IncomingHttpHeaders, rules: AccessRules): void {
  if (!rules.hosts.has(hostName(headers.host ?? ''))) {
    throw requestError(403, 'Forbidden', `Host "${headers.host ?? ''}" is not allowed`)
  }
  const { origin } = headers
  if (origin !== undefined && !isKnownOrigin(origin, rules)) {
    throw requestError(403, 'Forbidden', `CORS Origin not allowed: "${origin}"`)
  }
}

/**
 * A host without what comes before `localhost`: names under it are this machine for every browser
 * (RFC 6761, 6.3). Each of them has connections of its own, of which browsers allow six per host.
 */
function hostName(host: string): string {
  return host.toLowerCase().replace(/^[a-z0-9-]+\.(?=localhost:)/, '')
}

export function isKnownOrigin(origin: string, rules: AccessRules): boolean {
  return (
    rules.origins.has(origin) ||
    rules.studioOrigins.has(origin) ||
    rules.hosts.has(origin.replace(/^http:\/\//, ''))
  )
}

/** @throws ApiError 401 for a token the Lake does not know */
export function identify(headers: IncomingHttpHeaders, rules: AccessRules): Actor {
  const token = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token !== undefined) {
    if (rules.tokens.has(token.trim())) return 'administrator'
    throw unauthorized('Session not found')
  }
  return headers.origin !== undefined && rules.studioOrigins.has(headers.origin)
    ? 'administrator'
    : 'anonymous'
}

/** @throws ApiError 401 unless the administrator asks */
export function requireAdministrator(actor: Actor): void {
  if (actor !== 'administrator') throw unauthorized('You must be logged in to do this')
}

function unauthorized(message: string): Error {
  return requestError(401, 'Unauthorized', message, { errorCode: 'SIO-401-ANF' })
}
