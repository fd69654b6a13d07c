import { lighten } from '../../../cache/lighten.ts'
import { self } from '../../../publishing/self.ts'

/** What the search among the partner page's questions finds, for visitors without script: as light as a kept page. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const answer = await fetch(self(`${pathname}/resultados${search}`), {
    cache: 'no-store',
    redirect: 'manual',
  })
  const { status, headers } = answer
  const location = headers.get('location')
  if (location) return new Response(null, { status, headers: { location } })
  return new Response(lighten(await answer.text()), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
