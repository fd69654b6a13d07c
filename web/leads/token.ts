import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds. Nobody fills in a form in less. */
export const MIN_AGE_MS = 2000
/** Milliseconds. A form that was left open overnight can still be sent. */
const MAX_AGE_MS = 24 * 3600 * 1000

/** How a form with this time token was filled in: as people do, too fast, too long ago, or by a program. */
export type TokenVerdict = 'good' | 'early' | 'expired' | 'forged'

/**
 * The key of time tokens, derived from the inbox's write token: the same on every replica, and
 * nothing more to configure.
 */
export function tokenKey(writeToken: string): Buffer {
  return createHmac('sha256', writeToken).update('time token of the lead forms').digest()
}

/**
 * Returns a signed token that says when a form was opened.
 *
 * @param now milliseconds since 1970
 */
export function issueToken(now: number, key: Buffer): string {
  return `${now}.${signatureOf(String(now), key)}`
}

/**
 * Judges a token by its signature and its age.
 *
 * @param now milliseconds since 1970
 */
export function judgeToken(token: string, now: number, key: Buffer): TokenVerdict {
  const [issued = '', signature = ''] = token.split('.', 2)
  const expected = Buffer.from(signatureOf(issued, key))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
  const age = now - Number(issued)
  if (age > MAX_AGE_MS) return 'expired'
  return age < MIN_AGE_MS ? 'early' : 'good'
}

function signatureOf(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
