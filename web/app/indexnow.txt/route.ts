import { env } from '../../env.ts'
import { endpoint } from '../../http/endpoint.ts'
import { refuseAsPage } from '../../http/refusals.ts'

// The key is read at run time.
export const dynamic = 'force-dynamic'

/** The IndexNow key: it proves to search engines that announcements of changed pages come from this site. */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsPage,
  answer() {
    if (!env.INDEXNOW_KEY) return new Response(null, { status: 404 })
    return new Response(env.INDEXNOW_KEY, {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  },
})
