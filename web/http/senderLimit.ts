import { env } from '../env.ts'
import { getReplicas } from '../replicas/getReplicas.ts'
import { addressPrefix } from './addressPrefix.ts'

/** The window in milliseconds. */
const WINDOW_MS = 10 * 60 * 1000

/** Counts a request. Resolves with 0 when it is allowed, else with the milliseconds to wait. */
export type SenderLimit = (request: Request) => Promise<number>

interface SenderLimitOptions {
  /** The name of the limit. Each name is counted apart, by all replicas of the site together. */
  name: string
  /** Requests in ten minutes from one network. Many households may share one. */
  perNetwork: number
  /** Requests in ten minutes from all visitors; undefined: any number. */
  together?: number
}

/**
 * Limits how often one network may send something, and all visitors together. Where no header names the
 * visitor's address (CLIENT_ADDRESS_HEADER), only the limit for all applies.
 */
export function senderLimit({ name, perNetwork, together }: SenderLimitOptions): SenderLimit {
  const byNetwork = { name, max: perNetwork, windowMs: WINDOW_MS }
  return async (request) => {
    const network = addressPrefix(request, env.CLIENT_ADDRESS_HEADER)
    const wait = network ? await getReplicas().take(byNetwork, network) : 0
    if (wait > 0 || together === undefined) return wait
    const all = { name: `${name} together`, max: together, windowMs: WINDOW_MS }
    return getReplicas().take(all, 'everybody')
  }
}
