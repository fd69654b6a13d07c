import { pageMetadata, pathOfName } from '@elos/content'
import { markdownPath } from '@elos/content/parts/address/path'
import { cachedRoute } from '../../../cache/cachedRoute.ts'
import { env } from '../../../env.ts'
import { markdownOf } from '../../../render/markdown.ts'
import { renderPageDocument } from '../../../render/page.tsx'
import { pathOfSegments } from '../../../render/segments.ts'
import { makeTwin } from '../../twin.ts'

/** The Markdown twin of a page: '/amil-saude.md', which next.config.mjs rewrites to '/markdown/amil-saude'. */
export const { GET, POST } = cachedRoute({
  page: ({ path }) => pathOfName(pathOfSegments(path)),
  make: (path, now) =>
    makeTwin(path, now, {
      pathOf: markdownPath,
      async make(page) {
        const { canonical } = pageMetadata(page, env.SITE_URL).alternates
        const headers = {
          'content-type': 'text/markdown; charset=utf-8',
          'x-robots-tag': 'noindex',
          link: `<${canonical}>; rel="canonical"`,
        }
        const { html } = await renderPageDocument(page)
        return new Response(markdownOf(html, canonical), { headers })
      },
    }),
})

export const dynamic = 'force-dynamic'
