import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { endpoint } from '../../../endpoints/endpoint.ts'
import { refuseAsJson } from '../../../endpoints/refusals.ts'
import { FRONT_KEY_HEADER } from '../../../http/headers.ts'
import { noteWebhook } from '../../../preview/lastWebhook.ts'
import { drop } from '../../../publishing/drop.ts'
import { EVERYTHING_TAG } from '../../../publishing/drops.ts'

const bodySchema = z.object({ tags: z.array(z.string().min(1)).min(1) })

const refuse = (status: number, error: string) => Response.json({ error }, { status })

/**
 * Called by the front of this replica: drops the answers with some tags, {tags}. The front learns of them
 * from another replica, or by comparing what is published. Nobody else knows FRONT_KEY, which the front
 * makes for each start of Next's server.
 *
 * Answers {tags}; 403 without the key, 400 for another body.
 */
export const { GET, POST } = endpoint({
  method: 'POST',
  refuse: refuseAsJson,
  body: { types: ['application/json'], maxBytes: 1024 * 1024 },
  read({ request, body }) {
    if (!isFront(request.headers.get(FRONT_KEY_HEADER))) return refuse(403, 'Only the front may')
    const { data } = bodySchema.safeParse(parse(body))
    return data ?? refuse(400, 'There are no tags')
  },
  async answer(_, { tags }) {
    // At a start everything is dropped, and nobody has published.
    if (!tags.includes(EVERYTHING_TAG)) noteWebhook()
    await drop(tags)
    return Response.json({ tags })
  },
})

function isFront(key: string | null): boolean {
  const [expected, given] = [process.env.FRONT_KEY, key].map((text) => Buffer.from(text ?? ''))
  if (!expected?.length || expected.length !== given?.length) return false
  return timingSafeEqual(expected, given)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
