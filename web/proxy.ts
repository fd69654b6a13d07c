import { PAGE_PATTERN } from '@elos/content/parts/address/reserved'
import { type NextRequest, NextResponse } from 'next/server'
import { env } from './env.ts'
import { protect } from './headers/protect.ts'
import { NEXT_DOCUMENT_POLICY, VIOLATION_REPORTS } from './headers/securityHeaders.ts'
import { plainPage } from './http/plainPage.ts'

/**
 * The requests of those who preview drafts, and those whose address has encoded characters; no others pass here. Next
 * reads this without running the file, so that it can name no constant.
 */
export const config = {
  matcher: [
    { source: '/:path*', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
    '/:path(.*%.*)',
  ],
}

/** The cookie of draft mode. Whether it is forged is known only to the preview's page (web/preview/requireDraftMode.ts). */
const DRAFTS = '__prerender_bypass'

/** The addresses of previews: those of pages (`rewrites` in next.config.mjs), and their own. */
const PREVIEW = new RegExp(`^/(?:${PAGE_PATTERN}|previa(?:/.*)?)?$`)

/** The methods that a preview answers, besides the calls of its server actions, which click-to-edit makes. */
const READING = new Set(['GET', 'HEAD'])

/** The header by which Next knows a call of a server action. */
const ACTION = 'next-action'

/** The policy of a preview, which the Studio frames. */
const EDITOR_POLICY = `${NEXT_DOCUMENT_POLICY};frame-ancestors 'self' ${new URL(env.STUDIO_URL).origin};${VIOLATION_REPORTS}`

/**
 * Gives previews their policy. `headers` in next.config.mjs cannot: it is part of the build, and STUDIO_URL is a setting
 * of the running site. Other answers have policies of their own, which a header that is set here would replace.
 *
 * Refuses an address that cannot be decoded, and what is sent to a preview: Next would answer both with 500.
 *
 * @see https://nextjs.org/docs/app/api-reference/file-conventions/proxy
 */
export function proxy(request: NextRequest): NextResponse {
  const { cookies, method, headers } = request
  const { pathname } = request.nextUrl
  if (!isDecodable(pathname)) return refusal(pathname, 400, 'Endereço inválido')
  const response = NextResponse.next()
  if (!cookies.has(DRAFTS) || !PREVIEW.test(pathname)) return response
  // Next would take a form that is sent to a preview for a call of a server action, and fail (vercel/next.js#90090).
  if (!READING.has(method) && !headers.has(ACTION))
    return refusal(pathname, 405, 'Não foi possível')
  response.headers.set('content-security-policy', EDITOR_POLICY)
  return response
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** Returns a plain page that refuses a request. */
function refusal(pathname: string, status: 400 | 405, title: string): NextResponse {
  const page = plainPage(status, { title, link: { href: '/', label: 'Ir para a página inicial' } })
  page.headers.set('cache-control', 'no-store')
  if (status === 405) page.headers.set('allow', [...READING].join(', '))
  return new NextResponse(page.body, { status, headers: protect(page.headers, pathname) })
}
