import { createHmac, timingSafeEqual } from 'node:crypto'

/** Nobody fills a form in less. In milliseconds. */
export const MIN_AGE = 2000
/** A form left open overnight can still be sent. */
const MAX_AGE = 24 * 3600 * 1000

/** What a time token says of a form: filled in as people do, too fast, too long ago, or made up. */
export type TokenVerdict = 'good' | 'early' | 'expired' | 'forged'

/**
 * The key of time tokens, derived from the inbox's write token: the same on every replica, and
 * nothing more to configure.
 */
export function tokenKey(writeToken: string): Buffer {
  return createHmac('sha256', writeToken).update('time token of the lead forms').digest()
}

/** Says when a form was opened, in a way only this site can write. `now`: milliseconds. */
export function issueToken(now: number, key: Buffer): string {
  return `${now}.${signatureOf(String(now), key)}`
}

/** Judges a token by its signature and its age. */
export function judgeToken(token: string, now: number, key: Buffer): TokenVerdict {
  const [issued = '', signature = ''] = token.split('.', 2)
  const expected = Buffer.from(signatureOf(issued, key))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
  const age = now - Number(issued)
  if (age > MAX_AGE) return 'expired'
  return age < MIN_AGE ? 'early' : 'good'
}

function signatureOf(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
