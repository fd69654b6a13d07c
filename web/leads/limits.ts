import { addressPrefix } from '../http/addressPrefix.ts'
import { RateLimit } from '../http/rateLimit.ts'

/** Milliseconds. */
const WINDOW_MS = 10 * 60 * 1000
/** Forms in a window from one network. Many households may share one, but hardly send so many. */
const MAX_PER_PREFIX = 20
/** Forms in a window from all visitors, so that nobody floods the inbox from many addresses. */
const MAX_TOGETHER = 300

/**
 * Returns a function that counts a form and returns the milliseconds to wait, 0 if it is allowed. It
 * counts in memory, for this process alone.
 *
 * @param addressHeader the header in which the proxy before the site names the visitor's address
 */
export function leadLimits(addressHeader?: string): (request: Request, now: number) => number {
  const byPrefix = new RateLimit(MAX_PER_PREFIX, WINDOW_MS)
  const together = new RateLimit(MAX_TOGETHER, WINDOW_MS)
  return (request, now) => {
    const prefix = addressPrefix(request, addressHeader)
    return (prefix && byPrefix.take(prefix, now)) || together.take('', now)
  }
}
