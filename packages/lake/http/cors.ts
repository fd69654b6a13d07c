import type { IncomingHttpHeaders } from 'node:http'
import { type AccessRules, isKnownOrigin } from './access.ts'

/** Returns the headers that let pages of a known origin read the response, with credentials. */
export function corsHeaders(
  headers: IncomingHttpHeaders,
  rules: AccessRules,
): Record<string, string> {
  const { origin } = headers
  if (origin === undefined || !isKnownOrigin(origin, rules)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Content-Type, Content-Length, ETag',
  }
}

/** Returns the further headers of the response to a preflight request. */
export function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    'Access-Control-Allow-Private-Network': 'true',
    'Access-Control-Max-Age': '600',
  }
}
