import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { env } from '../../../../lib/env.ts'
import { verifySignature } from '../../../../publishing/signature.ts'

/**
 * Drops the pages with the given tags. Next drops them when the answer of the route that asked is
 * sent, so the webhook's route asks this one, and can then render the pages again.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text()
  const header = request.headers.get(SIGNATURE_HEADER_NAME)
  const secret = env.SANITY_WEBHOOK_SECRET
  const verdict = secret ? await verifySignature(body, header, secret, Date.now()) : null
  if (!verdict?.ok) return new Response(null, { status: 401 })
  // At once: the next request must not be answered with the page of before.
  for (const tag of z.array(z.string()).parse(JSON.parse(body))) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
