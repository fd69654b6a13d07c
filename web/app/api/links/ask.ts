import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './privateAddress.ts'

/** The error of an address that is not asked: it leads to this machine or to a network around it. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is no address of the public internet`)
    this.name = 'PrivateAddressError'
  }
}

/** The answer of a server. */
export interface Answered {
  status: number
  location: string | undefined
}

/** The options for asking servers. Tests let a server on this machine be asked. */
export interface AskOptions {
  /** The name by which the request says who asks. */
  userAgent: string
  signal: AbortSignal
  isAllowed?: (address: string) => boolean
}

/**
 * Resolves a name as Node does, and fails for one with a private address. The connection is made to the
 * address that was checked, so that a name cannot have another one in between.
 */
const publicLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
      const isPublic = addresses.every(({ address }) => isAllowed(address))
      callback(error ?? (isPublic ? null : new PrivateAddressError(hostname)), addresses)
    })
  }

/**
 * Asks a server for an address, and reads no more of its answer than status and `location`.
 *
 * @throws PrivateAddressError for an address that is not of the public internet
 * @throws what Node throws when the server cannot be reached in time
 */
export function ask(url: URL, method: 'HEAD' | 'GET', options: AskOptions): Promise<Answered> {
  const { userAgent, signal, isAllowed = isPublicAddress } = options
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A number is not looked up.
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(new PrivateAddressError(host))
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        signal,
        lookup: publicLookup(isAllowed),
        agent: false,
        headers: { 'user-agent': userAgent, accept: '*/*' },
      },
      ({ statusCode = 0, headers }: IncomingMessage) => {
        resolve({ status: statusCode, location: headers.location })
        sent.destroy()
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
