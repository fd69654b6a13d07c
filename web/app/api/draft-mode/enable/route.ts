import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { env } from '../../../../lib/env.ts'
import { lake } from '../../../../lib/lake.ts'

const { GET: enable } = defineEnableDraftMode({
  client: lake.withConfig({ token: env.SANITY_READ_TOKEN }),
})

/** Starts a preview: the Studio comes here with a secret of a few minutes that it wrote in the Lake. */
export async function GET(request: Request): Promise<Response> {
  if (!env.SANITY_READ_TOKEN)
    return new Response('SANITY_READ_TOKEN não está definido', { status: 503 })
  return enable(request)
}
