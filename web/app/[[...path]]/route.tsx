import { loadPage, sitemapPageOf } from '@elos/content'
import { cachedRoute } from '../../cache/cachedRoute.ts'
import { env } from '../../env.ts'
import { htmlResponse } from '../../http/htmlResponse.ts'
import { movedResponse } from '../../http/redirect.ts'
import { lake } from '../../lake/client.ts'
import { renderMissing, renderPageDocument } from '../../render/page.tsx'
import { pathOfSegments } from '../../render/segments.ts'

/**
 * Every page of the site. It is no page.tsx, because Next sends its client with each page: 140 KB of script, and the
 * content a second time (docs/decisions/0001). Editors see drafts by an ordinary page of Next, app/previa.
 *
 * The answer is stored with its tags, and made again when the webhook names one of them (app/api/revalidate), or at
 * `freshUntil`. The last good one is sent until then, also while the content server is away.
 */
export const { GET, POST } = cachedRoute({
  page: ({ path }) => pathOfSegments(path),
  async make(path, now) {
    // Load
    const found = await loadPage(lake, path, now, env.SITE_URL)
    const { tags, freshUntil } = found
    const stored = { tags, freshUntil, sitemapPage: sitemapPageOf(found, env.SITE_URL) }

    // Respond with a redirect, or with the 404 page
    if (found.outcome === 'redirect') return { ...stored, response: movedResponse(found) }
    if (found.outcome === 'missing')
      return { ...stored, response: htmlResponse(await renderMissing(found), 404) }

    // Render the page with the template of its kind
    return { ...stored, response: htmlResponse(await renderPageDocument(found.page)) }
  },
})

// The store is our own (web/cache): Next's is not asked.
export const dynamic = 'force-dynamic'
