import { tagsOfChange } from '@elos/content'
import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { after } from 'next/server'
import { z } from 'zod'
import { env } from '../../../lib/env.ts'
import { noteWebhook } from '../../../preview/lastWebhook.ts'
import { readBody } from '../../../publishing/body.ts'
import { Change } from '../../../publishing/change.ts'
import { dropPages } from '../../../publishing/drop.ts'
import { announce } from '../../../publishing/indexNow.ts'
import { Replays } from '../../../publishing/replays.ts'
import { verifySignature } from '../../../publishing/signature.ts'
import { warmPages } from '../../../publishing/warm.ts'

const MAX_BODY_BYTES = 64 * 1024

const replays = new Replays()

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status })
}

/**
 * Called when a document is published: the pages made from it are dropped and rendered again. The
 * body is one document, signed as Sanity signs its webhooks.
 * Answers {tags, rendered}; 401 without a valid, recent signature, 409 for one that has acted before,
 * 413 and 400 for a body that is no change.
 */
export async function POST(request: Request): Promise<Response> {
  if (!env.SANITY_WEBHOOK_SECRET) return refuse(503, 'SANITY_WEBHOOK_SECRET is not set')
  const body = await readBody(request, MAX_BODY_BYTES)
  if (body === null) return refuse(413, 'The body is over 64 KB')
  const now = Date.now()
  const header = request.headers.get(SIGNATURE_HEADER_NAME)
  const verdict = await verifySignature(body, header, env.SANITY_WEBHOOK_SECRET, now)
  if (!verdict.ok) return refuse(401, verdict.reason)
  if (replays.has(verdict.signature, now)) return refuse(409, 'This change was taken before')
  const change = Change.safeParse(parse(body))
  if (!change.success) return refuse(400, z.prettifyError(change.error))
  const tags = tagsOfChange(change.data)
  await dropPages(tags, env.SANITY_WEBHOOK_SECRET)
  replays.add(verdict.signature, now)
  noteWebhook()
  const rendered = await warmPages()
  const { INDEXNOW_KEY: key, SITE_URL: origin } = env
  if (key) after(() => announce({ key, origin, paths: rendered }))
  return Response.json({ tags, rendered })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
