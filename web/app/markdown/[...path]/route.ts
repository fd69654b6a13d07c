import { loadPage, pageMetadata, pathOfName } from '@elos/content'
import { env } from '../../../env.ts'
import { lake } from '../../../lake.ts'
import { markdownOf } from '../../../render/markdown.ts'
import { pageDocument } from '../../../render/page.tsx'
import { pathOfSegments } from '../../../render/segments.ts'
import { storedEndpoint } from '../../../render/storedEndpoint.ts'

export const dynamic = 'force-static'

/** Each twin is made at its first request, and stored as long as its page. */
export const generateStaticParams = () => []

/** The Markdown twin of a page ('/amil-saude.md' is rewritten to this). */
export const GET = storedEndpoint<{ path: string[] }>(async (params, now) => {
  const path = pathOfName(pathOfSegments(params.path))
  const loaded = await loadPage(lake, path, now)
  if (loaded.outcome !== 'page') return { ...loaded, response: new Response(null, { status: 404 }) }
  const { canonical } = pageMetadata(loaded.page, env.SITE_URL).alternates
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
    link: `<${canonical}>; rel="canonical"`,
  }
  const text = markdownOf(await pageDocument(loaded.page), canonical)
  return { ...loaded, response: new Response(text, { headers }) }
})
