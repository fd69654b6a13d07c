import { draftMode } from 'next/headers'
import { lighten } from '../../../cache/lighten.ts'
import { self } from '../../../publishing/self.ts'

/**
 * What the search among the partner page's questions finds, for visitors without script: as light as a
 * kept page. In draft mode: as Next renders it, for this visitor alone.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { isEnabled: isDraft } = await draftMode()
  const cookie = request.headers.get('cookie') ?? ''
  const answer = await fetch(self(`${pathname}/resultados${search}`), {
    cache: 'no-store',
    redirect: 'manual',
    headers: isDraft ? { cookie } : {},
  })
  const { status, headers } = answer
  const location = headers.get('location')
  if (location) return new Response(null, { status, headers: { location } })
  const html = await answer.text()
  return new Response(isDraft ? html : lighten(html), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
