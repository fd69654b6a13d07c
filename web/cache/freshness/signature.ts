import { decodeSignatureHeader, encodeSignatureHeader } from '@sanity/webhook'
import { isSameSecret } from '../../common/isSameSecret.ts'

/** The greatest age of a signature, in milliseconds. One that is older, or further in the future, is refused. */
const MAX_AGE_MS = 5 * 60 * 1000

/** The milliseconds in which a signature is valid: it may be dated as far in the future as it may be old. */
export const VALID_MS = 2 * MAX_AGE_MS

type Verdict = { ok: true; signature: string } | { ok: false; reason: string }

/**
 * Checks that `body` was signed with one of the secrets within the last five minutes. The check of Sanity's library
 * accepts a signature of any age, and the time that it takes tells how much of one is right.
 *
 * @param header the value of the signature header
 * @param secrets the present one, and while it is being replaced the one before
 * @param now milliseconds since 1970
 *
 * @see https://www.sanity.io/docs/webhooks#signatures
 */
export async function verifySignature(
  body: string,
  header: string | null,
  secrets: readonly string[],
  now: number,
): Promise<Verdict> {
  if (!header) return { ok: false, reason: 'The signature is missing' }
  const timestamp = timestampOf(header)
  if (timestamp === null) return { ok: false, reason: 'The signature cannot be read' }
  if (Math.abs(now - timestamp) > MAX_AGE_MS) {
    return { ok: false, reason: 'The signature is more than five minutes away from now' }
  }
  const expected = await Promise.all(
    secrets.map((secret) => encodeSignatureHeader(body, timestamp, secret)),
  )
  return expected.some((each) => isSameSecret(header, each))
    ? { ok: true, signature: header }
    : { ok: false, reason: 'The signature is wrong' }
}

function timestampOf(header: string): number | null {
  try {
    return decodeSignatureHeader(header).timestamp
  } catch {
    return null
  }
}
