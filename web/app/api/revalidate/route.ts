import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { z } from 'zod'
import { publishOnce } from '../../../cache/freshness/publishOnce.ts'
import { verifySignature } from '../../../cache/freshness/signature.ts'
import { getSite } from '../../../cache/site.ts'
import { parseJson } from '../../../common/parseJson.ts'
import { env } from '../../../env.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { jsonError, refuseAsJson } from '../../../http/refusals.ts'
import { changeSchema } from '../../../replicas/change.ts'

/** The milliseconds in which it answers: more than renewals and a purge wait, less than Sanity waits (30 s). */
const DEADLINE_MS = 28_000

/**
 * Called when a document is published: renews the answers made from it. The body is one document, signed as Sanity signs
 * its webhooks.
 *
 * Answers {tags, rendered} when the site is fresh, and 202 while something follows by itself (`pending`); pages that
 * could not be rendered again are named in `failed`, and tried again. 401 without a valid, recent signature, 413 and 400
 * for a body that is no change. Who repeats a request gets the same answer.
 */
export const { GET, POST } = endpoint({
  method: 'POST',
  refuse: refuseAsJson,
  body: { types: ['application/json'], maxBytes: 64 * 1024 },
  deadlineMs: DEADLINE_MS,
  async read({ request, body, now }) {
    const secrets = [env.SANITY_WEBHOOK_SECRET, env.SANITY_WEBHOOK_SECRET_BEFORE].flatMap(
      (secret) => secret ?? [],
    )
    if (secrets.length === 0) return jsonError(503, 'SANITY_WEBHOOK_SECRET is not set')
    const header = request.headers.get(SIGNATURE_HEADER_NAME)
    const verdict = await verifySignature(body, header, secrets, now.getTime())
    if (!verdict.ok) return jsonError(401, verdict.reason)
    const change = changeSchema.safeParse(parseJson(body))
    if (!change.success) return jsonError(400, z.prettifyError(change.error))
    return { signature: verdict.signature, change: change.data }
  },
  async answer({ now }, { signature, change }) {
    const site = getSite()
    // While developing every page is made anew for each request.
    if (!site) return Response.json({ tags: [], rendered: [] })
    const { tags, rendered, failed, pending } = await publishOnce(
      signature,
      () => site.publisher.publish(change),
      now.getTime(),
    )
    return Response.json(
      {
        tags,
        rendered,
        ...(failed.length > 0 ? { failed } : {}),
        ...(pending.length > 0 ? { pending } : {}),
      },
      { status: pending.length > 0 ? 202 : 200, headers: { 'cache-control': 'no-store' } },
    )
  },
})
