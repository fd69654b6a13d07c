import { env } from '../../lib/env.ts'

// Read at run time, as the key is.
export const dynamic = 'force-dynamic'

/** Proves to search engines that who announces changed pages holds this site. */
export function GET(): Response {
  if (!env.INDEXNOW_KEY) return new Response(null, { status: 404 })
  return new Response(env.INDEXNOW_KEY, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
