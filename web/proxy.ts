import { type NextRequest, NextResponse } from 'next/server'
import { env } from './env.ts'
import { NEXT_DOCUMENT_POLICY, VIOLATION_REPORTS } from './headers/securityHeaders.ts'

/** The requests of those who preview drafts; nobody else's pass here. */
export const config = {
  matcher: [{ source: '/:path*', has: [{ type: 'cookie', key: '__prerender_bypass' }] }],
}

/** The policy of a preview, which the Studio frames. */
const EDITOR_POLICY = `${NEXT_DOCUMENT_POLICY};frame-ancestors 'self' ${new URL(env.STUDIO_URL).origin};${VIOLATION_REPORTS}`

/**
 * Gives previews their policy. `headers` in next.config.mjs cannot: it is part of the build, and STUDIO_URL is a setting
 * of the running site. Handlers of the site replace it by that of their document (web/headers/protect.ts).
 *
 * @see https://nextjs.org/docs/app/api-reference/file-conventions/proxy
 */
export function proxy(_request: NextRequest): NextResponse {
  const response = NextResponse.next()
  response.headers.set('content-security-policy', EDITOR_POLICY)
  return response
}
