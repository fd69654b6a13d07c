import { unstable_rethrow } from 'next/navigation'
import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { env } from '../../../../env.ts'
import { endpoint } from '../../../../http/endpoint.ts'
import { refuseAsPage } from '../../../../http/refusals.ts'
import { senderLimit } from '../../../../http/senderLimit.ts'
import { lakeClient } from '../../../../lake/client.ts'
import { contentErrorOf } from '../../../../monitoring/contentError.ts'

const { GET: enable } = defineEnableDraftMode({
  client: lakeClient.withConfig({ token: env.SANITY_READ_TOKEN }),
})

/** Starts a preview. The Studio opens this address with a short-lived secret that it wrote to the Lake. */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsPage,
  limit: senderLimit({ name: 'drafts', perNetwork: 120 }),
  async answer({ request }) {
    if (!env.SANITY_READ_TOKEN)
      return new Response('SANITY_READ_TOKEN não está definido', { status: 503 })
    try {
      return await enable(request)
    } catch (error) {
      // Next redirects by an error of its own.
      unstable_rethrow(error)
      throw contentErrorOf(error, env, 'SANITY_READ_TOKEN')
    }
  },
})
