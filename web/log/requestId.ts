import { randomUUID } from 'node:crypto'

/** The header by which a proxy names a request, so that their log lines are found together. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** An id as nginx (32 hexadecimal digits), load balancers and `randomUUID` write it. */
const WELL_FORMED = /^[\w-]{16,64}$/

/** Returns the id that the proxy gave a request, or a new one when it has none that is well-formed. */
export function requestIdOf(given: string | null): string {
  return given !== null && WELL_FORMED.test(given) ? given : randomUUID()
}
