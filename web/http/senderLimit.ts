import { addressPrefix } from './addressPrefix.ts'
import { LocalRateLimit } from './rateLimit.ts'

/** Milliseconds. */
const WINDOW_MS = 10 * 60 * 1000

/** Counts a request. Resolves with 0 when it is allowed, else with the milliseconds to wait. */
export type SenderLimit = (request: Request, now: number) => Promise<number>

interface SenderLimitOptions {
  /** Requests in ten minutes from one network. Many households may share one. */
  perNetwork: number
  /** Requests in ten minutes from all visitors. */
  together?: number
  /** The header in which the proxy before the site names the visitor's address. */
  addressHeader?: string | undefined
}

/**
 * Limits how often one network may send something, and all visitors together. Where no header names the
 * visitor's address, only the limit for all applies.
 */
export function senderLimit({
  perNetwork,
  together = Number.POSITIVE_INFINITY,
  addressHeader,
}: SenderLimitOptions): SenderLimit {
  const byNetwork = new LocalRateLimit(perNetwork, WINDOW_MS)
  const all = new LocalRateLimit(together, WINDOW_MS)
  return async (request, now) => {
    const network = addressPrefix(request, addressHeader)
    return (network && (await byNetwork.take(network, now))) || all.take('', now)
  }
}
