import { draftMode } from 'next/headers'

/** Ends a preview and goes back to the page, now as published. Leads nowhere but to this site. */
export async function GET(request: Request): Promise<Response> {
  const mode = await draftMode()
  mode.disable()
  const path = new URL(request.url).searchParams.get('path') ?? '/'
  const location = /^\/(?![/\\])/.test(path) ? path : '/'
  return new Response(null, { status: 307, headers: { location } })
}
