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

/** The policy of a preview, which the Studio frames. */
const EDITOR_POLICY = `${NEXT_DOCUMENT_POLICY};frame-ancestors 'self' ${new URL(env.STUDIO_URL).origin};${VIOLATION_REPORTS}`

/**
 * Gives previews their policy. `headers` in next.config.mjs cannot: it is part of the build, and STUDIO_URL is a setting
 * of the running site. Other answers have policies of their own, which a header that is set here would replace.
 *
 * Refuses an address that cannot be decoded, which Next would answer with 500.
 *
 * @see https://nextjs.org/docs/app/api-reference/file-conventions/proxy
 */
export function proxy({ cookies, nextUrl: { pathname } }: NextRequest): NextResponse {
  if (!isDecodable(pathname)) return malformedAddress(pathname)
  const response = NextResponse.next()
  if (cookies.has(DRAFTS) && PREVIEW.test(pathname))
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

function malformedAddress(pathname: string): NextResponse {
  const page = plainPage(400, {
    title: 'Endereço inválido',
    link: { href: '/', label: 'Ir para a página inicial' },
  })
  page.headers.set('cache-control', 'no-store')
  return new NextResponse(page.body, { status: 400, headers: protect(page.headers, pathname) })
}
