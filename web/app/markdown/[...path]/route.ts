import { type Page, pageMetadata, pathOfName, sectionInWords } from '@elos/content'
import { markdownPath } from '@elos/content/parts/address/path'
import { pageUrl } from '@elos/content/parts/address/url'
import { cachedRoute } from '../../../cache/cachedRoute.ts'
import { env } from '../../../env.ts'
import { markdownOf } from '../../../render/markdown.ts'
import { renderPageDocument } from '../../../render/page.tsx'
import { pathOfSegments } from '../../../render/segments.ts'
import { makeTwin } from '../../twin.ts'

/** A page with what its carrier answers as a table. */
const inWords = (page: Page): Page =>
  page.kind === 'carrier'
    ? { ...page, subject: { ...page.subject, sections: page.subject.sections.map(sectionInWords) } }
    : page

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
        const { html } = await renderPageDocument(inWords(page))
        return new Response(markdownOf(html, pageUrl(env.SITE_URL, page.route.path)), { headers })
      },
    }),
})

export const dynamic = 'force-dynamic'
