import { addressPrefix } from './addressPrefix.ts'
import { RateLimit } from './rateLimit.ts'

const WINDOW_MS = 10 * 60 * 1000
/** Many households may share a prefix, yet hardly so many forms in ten minutes. */
const PER_PREFIX = 20
/** Of all visitors together, so that nobody floods the inbox, from however many addresses. */
const TOGETHER = 300

/**
 * Limits how often forms are sent; answers the milliseconds to wait, 0 for none. What it counts is in
 * memory, of this process alone.
 */
export function leadLimits(addressHeader?: string): (request: Request, now: number) => number {
  const byPrefix = new RateLimit(PER_PREFIX, WINDOW_MS)
  const together = new RateLimit(TOGETHER, WINDOW_MS)
  return (request, now) => {
    const prefix = addressPrefix(request, addressHeader)
    return (prefix && byPrefix.take(prefix, now)) || together.take('', now)
  }
}
