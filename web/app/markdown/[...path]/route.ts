import { pageMetadata, pathOfName } from '@elos/content'
import { env } from '../../../lib/env.ts'
import { pageAt, pathOf } from '../../../lib/page.ts'
import { self } from '../../../publishing/self.ts'
import { markdownOf } from '../../../twin/markdown.ts'

export const dynamic = 'force-static'

/** Each twin is made when it is first asked for, and kept as long as its page. */
export const generateStaticParams = () => []

interface Context {
  params: Promise<{ path: string[] }>
}

/** The Markdown twin of a page ('/amil-saude.md' is rewritten to this). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const path = pathOfName(pathOf((await params).path))
  const loaded = await pageAt(path)
  if (loaded.outcome === 'failed') return new Response(null, { status: 503 })
  if (loaded.outcome !== 'page') return new Response(null, { status: 404 })
  const { canonical } = pageMetadata(loaded.page, env.SITE_URL).alternates
  const page = await fetch(self(encodeURI(path)), { cache: 'no-store' })
  return new Response(markdownOf(await page.text(), canonical), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: `<${canonical}>; rel="canonical"`,
    },
  })
}
