import { env } from '../../env.ts'
import { endpoint } from '../../http/endpoint.ts'
import { refuseAsPage } from '../../http/refusals.ts'

// SITE_ROBOTS is read at run time: the same build serves the staging copy and the real site.
export const dynamic = 'force-dynamic'

/** Tells crawlers what they may visit: everything, or nothing of a staging copy (`SITE_ROBOTS`). */
export const { GET, POST } = endpoint({
  method: 'GET',
  refuse: refuseAsPage,
  answer() {
    const sitemap = new URL('/sitemap.xml', env.SITE_URL)
    const rules =
      env.SITE_ROBOTS === 'closed' ? ['Disallow: /'] : ['Allow: /', '', `Sitemap: ${sitemap}`]
    const text = ['User-agent: *', ...rules, ''].join('\n')
    return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  },
})
