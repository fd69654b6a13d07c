import { tagsOfChange } from '@elos/content'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { env } from '../../../lib/env.ts'

const MAX_BODY_BYTES = 64 * 1024

/** What the publishing webhook tells of a document. */
const Change = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  /** Of a route: its path, and the one before the edit. */
  path: z.string().nullish(),
  previousPath: z.string().nullish(),
  /** Of a redirect. */
  source: z.string().nullish(),
  /** False when the edit cannot alter which documents a list holds, or their order. */
  relisted: z.boolean().nullish(),
})

function refuse(status: number, message: string): Response {
  return Response.json({ error: message }, { status })
}

/**
 * Called when a document is published: the pages made from it are rendered again at their next
 * request. The body is one document, signed as Sanity signs its webhooks.
 * Answers {tags}; 401 without a valid signature, 413 and 400 for a body that is none.
 */
export async function POST(request: Request): Promise<Response> {
  if (!env.SANITY_WEBHOOK_SECRET) return refuse(503, 'SANITY_WEBHOOK_SECRET is not set')
  const body = await request.text()
  if (Buffer.byteLength(body) > MAX_BODY_BYTES) return refuse(413, 'The body is over 64 KB')
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? ''
  const valid = await isValidSignature(body, signature, env.SANITY_WEBHOOK_SECRET).catch(
    () => false,
  )
  if (!valid) return refuse(401, 'The signature is missing or wrong')
  const change = Change.safeParse(parse(body))
  if (!change.success) return refuse(400, z.prettifyError(change.error))
  const tags = tagsOfChange(change.data)
  // At once: the next request must not be answered with the page of before.
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ tags })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
