import { z } from 'zod'
import { endpoint } from '../../../endpoints/endpoint.ts'
import { jsonError, refuseAsJson } from '../../../endpoints/refusals.ts'
import { FRONT_KEY_HEADER } from '../../../http/headers.ts'
import { isSameSecret } from '../../../http/isSameSecret.ts'
import { parseJson } from '../../../http/parseJson.ts'
import { noteWebhook } from '../../../preview/lastWebhook.ts'
import { drop } from '../../../publishing/drop.ts'
import { EVERYTHING_TAG } from '../../../publishing/everythingTag.ts'

const bodySchema = z.object({ tags: z.array(z.string().min(1)).min(1) })

/**
 * Called by the front of this replica: takes {tags} and drops the answers with one of them. The front knows
 * them from another replica, or from a comparison with what is published (web/server/catchUp.ts). Nobody
 * else knows FRONT_KEY, which the front makes when it starts.
 *
 * Answers {tags}; 403 without the key, 400 for another body.
 */
export const { GET, POST } = endpoint({
  method: 'POST',
  refuse: refuseAsJson,
  body: { types: ['application/json'], maxBytes: 1024 * 1024 },
  read({ request, body }) {
    if (!isFront(request.headers.get(FRONT_KEY_HEADER))) return jsonError(403, 'Only the front may')
    const { data } = bodySchema.safeParse(parseJson(body))
    return data ?? jsonError(400, 'There are no tags')
  },
  async answer(_, { tags }) {
    // Everything is dropped at a start, which is no publication.
    if (!tags.includes(EVERYTHING_TAG)) noteWebhook()
    await drop(tags)
    return Response.json({ tags })
  },
})

function isFront(key: string | null): boolean {
  const { FRONT_KEY } = process.env
  return Boolean(FRONT_KEY && key && isSameSecret(key, FRONT_KEY))
}
