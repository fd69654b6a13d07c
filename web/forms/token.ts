import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../common/isSameSecret.ts'

/** The least age of a token, in milliseconds. Nobody fills in a form in less. */
export const MIN_AGE_MS = 2000
/** The greatest age of a token, in milliseconds. A form that was left open overnight can still be sent. */
export const MAX_AGE_MS = 24 * 3600 * 1000

/** The way in which a form with this time token was filled in: as people do, too fast, or too long ago. */
export type TokenVerdict = 'good' | 'early' | 'expired'

/**
 * The key of time tokens, derived from the inbox's write token: the same on every replica, and
 * nothing more to configure.
 */
export function tokenKey(writeToken: string): Buffer {
  return createHmac('sha256', writeToken).update('time token of the lead forms').digest()
}

/**
 * Returns a signed token that says when a form was opened. No two are the same.
 *
 * @param now milliseconds since 1970
 */
export function issueToken(now: number, key: Buffer): string {
  const text = `${now}-${randomBytes(9).toString('base64url')}`
  return `${text}.${signatureOf(text, key)}`
}

/**
 * Judges a token by its signature and its age. One that this key has not signed is 'expired': a form that was opened
 * before the key was replaced has such a token, and asks for another.
 *
 * @param now milliseconds since 1970
 */
export function judgeToken(token: string, now: number, key: Buffer): TokenVerdict {
  const [text = '', signature = ''] = token.split('.', 2)
  if (!isSameSecret(signature, signatureOf(text, key))) return 'expired'
  const age = now - Number.parseInt(text, 10)
  if (age > MAX_AGE_MS) return 'expired'
  return age < MIN_AGE_MS ? 'early' : 'good'
}

function signatureOf(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
