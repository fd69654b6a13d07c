import { FRONT_KEY_HEADER } from '../http/headers.ts'
import { readAnswer, type Upstream } from './upstream.ts'

/**
 * Has this replica's Next drop its stored answers with these tags. No other replica learns of it.
 *
 * @param frontKey what Next's server got as FRONT_KEY
 * @throws when Next cannot be reached or refuses
 */
export async function dropInNext(
  upstream: Upstream,
  tags: readonly string[],
  frontKey: string,
): Promise<void> {
  const body = JSON.stringify({ tags })
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    [FRONT_KEY_HEADER]: frontKey,
  }
  const answer = await upstream.send({ method: 'POST', url: '/api/drop', headers, body })
  const { status } = await readAnswer(answer)
  if (status !== 200) throw new Error(`Next answered ${status} when it had to drop answers`)
}
