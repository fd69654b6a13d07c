import { tagsOfChange } from '@elos/content'
import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { z } from 'zod'
import { endpoint } from '../../../endpoints/endpoint.ts'
import { jsonError, refuseAsJson } from '../../../endpoints/refusals.ts'
import { env } from '../../../env.ts'
import { DROPPED_HEADER, REPORTED_HEADER, TICKET_HEADER, writeTags } from '../../../http/headers.ts'
import { parseJson } from '../../../http/parseJson.ts'
import { noteWebhook } from '../../../preview/lastWebhook.ts'
import { changeSchema } from '../../../publishing/change.ts'
import { drop } from '../../../publishing/drop.ts'
import { verifySignature } from '../../../publishing/signature.ts'
import { getShared } from '../../../shared/getShared.ts'

/**
 * Called when a document is published: drops the answers made from it. The body is one document, signed
 * as Sanity signs its webhooks.
 *
 * Answers {tags}; 401 without a valid, recent signature, 409 for a signature that was used before,
 * 413 and 400 for a body that is no change. The front adds the paths that it rendered again, and waits for
 * the other replicas.
 */
export const { GET, POST } = endpoint({
  method: 'POST',
  refuse: refuseAsJson,
  body: { types: ['application/json'], maxBytes: 64 * 1024 },
  async read({ request, body, now }) {
    if (!env.SANITY_WEBHOOK_SECRET) return jsonError(503, 'SANITY_WEBHOOK_SECRET is not set')
    const header = request.headers.get(SIGNATURE_HEADER_NAME)
    const verdict = await verifySignature(body, header, env.SANITY_WEBHOOK_SECRET, now.getTime())
    if (!verdict.ok) return jsonError(401, verdict.reason)
    const change = changeSchema.safeParse(parseJson(body))
    if (!change.success) return jsonError(400, z.prettifyError(change.error))
    return { signature: verdict.signature, change: change.data }
  },
  async answer(_, { signature, change }) {
    const announced = await getShared().announce(change, signature)
    if (announced.outcome === 'used') return jsonError(409, 'This change was received before')
    const tags = tagsOfChange(change)
    noteWebhook()
    await drop(tags)
    return Response.json(
      { tags },
      {
        headers: {
          [DROPPED_HEADER]: writeTags(tags),
          [REPORTED_HEADER]: encodeURIComponent(JSON.stringify(change)),
          ...(announced.outcome === 'announced' ? { [TICKET_HEADER]: announced.ticket } : {}),
        },
      },
    )
  },
})
