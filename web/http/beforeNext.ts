import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { COMMON_HEADERS } from './headers/securityHeaders.ts'

/** A method that no handler has, and that Next refuses with 405. */
const REFUSED = 'DELETE'

/**
 * Protects what Next answers before it reads next.config.mjs: its redirect of an address with several slashes in a row has
 * the common headers. The method TRACE is refused as others are: no `Request` can have it
 * (https://fetch.spec.whatwg.org/#methods), so that Next would fail, answer 500 and print that.
 *
 * @see https://nodejs.org/api/diagnostics_channel.html#http
 */
export function protectBeforeNext(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = Object(message)
    if (request instanceof IncomingMessage && request.method === 'TRACE') request.method = REFUSED
    if (response instanceof ServerResponse)
      for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value)
  })
}
