import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

/** A method that no handler has, and that Next refuses with 405. */
const REFUSED = 'DELETE'

/**
 * Has Next refuse the method TRACE. No `Request` can have it (https://fetch.spec.whatwg.org/#methods), so that Next would
 * fail before any code of the site sees the request: answer 500, and print that.
 *
 * @see https://nodejs.org/api/diagnostics_channel.html#http
 */
export function refuseTrace(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = Object(message)
    if (request instanceof IncomingMessage && request.method === 'TRACE') request.method = REFUSED
  })
}
