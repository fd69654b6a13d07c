import type { Change } from '@elos/content/tags/tags'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { DROPPED_HEADER } from '../http/headers.ts'
import { readAnswer, type Upstream } from './upstream.ts'

/**
 * Has Next drop the stored answers that these documents are in, as their webhooks would. Returns the tags
 * that it dropped.
 *
 * @param secret signs the webhook
 * @throws when Next cannot be reached or refuses
 */
export async function dropInNext(
  upstream: Upstream,
  changes: readonly Change[],
  secret: string,
): Promise<string[]> {
  const tags = await Promise.all(changes.map((change) => report(upstream, change, secret)))
  return [...new Set(tags.flat())]
}

async function report(upstream: Upstream, change: Change, secret: string): Promise<string[]> {
  const body = JSON.stringify(change)
  const signature = await encodeSignatureHeader(body, Date.now(), secret)
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    [SIGNATURE_HEADER_NAME]: signature,
  }
  const answer = await upstream.send({ method: 'POST', url: '/api/revalidate', headers, body })
  const { status } = await readAnswer(answer)
  const dropped = answer.headers[DROPPED_HEADER]
  if (typeof dropped === 'string') return dropped.split(',')
  throw new Error(`Next answered ${status} to the change of ${change._id}`)
}
