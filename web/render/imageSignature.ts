import { createHmac } from 'node:crypto'
import { listedImageQuery } from '@elos/content'
import { isSameSecret } from '../common/isSameSecret.ts'
import { env } from '../env.ts'

/** The parameter of an image's address that holds its signature. */
const PARAMETER = 's'

/** Characters of a signature: 96 bits, which nobody guesses over the network. */
const SIGNATURE_LENGTH = 16

/**
 * The key of signatures: the same in a build and on every replica, and nothing more to configure. Without
 * a secret nothing is signed, and visitors get the listed sizes (`listedImageQuery`).
 */
const key = env.SANITY_WEBHOOK_SECRET
  ? createHmac('sha256', env.SANITY_WEBHOOK_SECRET).update('addresses of images').digest()
  : null

/**
 * Returns the path and query of an image, signed unless it is listed: the site has the image service make only what one of
 * its pages has asked for.
 */
export function signImage(address: string): string {
  const [path = '', query] = address.split('?')
  const params = new URLSearchParams(query)
  if (!key || isListed(path, params)) return address
  return `${address}&${PARAMETER}=${signatureOf(key, path, params)}`
}

/**
 * Returns whether the image service may be asked for an address: it is one of the few listed ones, or the
 * site has signed it.
 */
export function isAllowedImage(path: string, params: URLSearchParams): boolean {
  return isListed(path, params) || isSigned(path, params)
}

/** Returns the parameters for the image service: all but the signature. */
export function withoutSignature(params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params)
  others.delete(PARAMETER)
  return others
}

function isSigned(path: string, params: URLSearchParams): boolean {
  if (!key) return false
  return isSameSecret(params.get(PARAMETER) ?? '', signatureOf(key, path, withoutSignature(params)))
}

const isListed = (path: string, params: URLSearchParams) =>
  params.toString() === listedImageQuery(path, params)

const signatureOf = (secret: Buffer, path: string, params: URLSearchParams) =>
  createHmac('sha256', secret)
    .update(`${path}?${params}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH)
