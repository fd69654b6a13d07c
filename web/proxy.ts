import { PAGE_PATTERN } from '@elos/content/parts/address/reserved'
import { type NextRequest, NextResponse } from 'next/server'
import { REVALIDATE_EACH_TIME } from './cache/store/answer.ts'
import { env } from './env.ts'
import { protect } from './http/headers/protect.ts'
import { NEXT_DOCUMENT_POLICY, VIOLATION_REPORTS } from './http/headers/securityHeaders.ts'
import { plainPage } from './http/plainPage.ts'

/**
 * The requests of those who preview drafts, those for previews and for files, and those that Next would answer by itself:
 * whose address has encoded characters or ends in a slash, and who ask as Next's own scripts do. Others do not pass here.
 * Next reads this without running the file, so that it can name no constant.
 */
export const config = {
  matcher: [
    { source: '/:path*', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'x-middleware-prefetch' }] },
    '/previa/:path*',
    '/(estilo|ilhas)/:path*',
    '/_next/static/:path*',
    '/:file([^/]+\\.(?:ico|svg|png|webmanifest))',
    '/:path(.+/)',
    '/:path(.*%.*)',
  ],
}

/** The cookie of draft mode. Whether it is forged is known only to the preview's page (web/preview/requireDraftMode.ts). */
const DRAFTS = '__prerender_bypass'

/** The addresses of previews: those of pages (`rewrites` in next.config.mjs), and their own. */
const PREVIEW = new RegExp(`^/(?:${PAGE_PATTERN}|previa(?:/.*)?)?$`)

/** The start of the addresses that only previews have. */
const PREVIEWS_OWN = /^\/previa(?:\/|$)/

/** The methods that a file and a preview answer, besides the calls of its server actions, which click-to-edit makes. */
const READING = new Set(['GET', 'HEAD'])

/** The header by which Next knows a call of a server action. */
const ACTION = 'next-action'

/** The addresses of the site's files and of Next's (`FILES` in next.config.mjs). */
const FILE = /^\/(?:(?:estilo|ilhas|_next\/static)\/.*|[^/]+\.(?:ico|svg|png|webmanifest))$/

/**
 * Headers by which Next would answer something else: `{}` in place of a page, and a part of a file, or 500 where it has no
 * such part.
 */
const IGNORED_HEADERS = ['x-middleware-prefetch', 'range', 'if-match', 'if-unmodified-since']

/** The policy of a preview, which the Studio frames. */
const EDITOR_POLICY = `${NEXT_DOCUMENT_POLICY};frame-ancestors 'self' ${env.STUDIO_URL};${VIOLATION_REPORTS}`

/**
 * Gives previews their policy. `headers` in next.config.mjs cannot: it is part of the build, and STUDIO_URL is a setting
 * of the running site. Other answers have policies of their own, which a header that is set here would replace.
 *
 * Answers in Next's place what Next would answer with 500, or without the site's headers: an address that cannot be
 * decoded or ends in a slash, the address of a preview for who previews nothing, and what is sent to a preview or a file.
 *
 * @see https://nextjs.org/docs/app/api-reference/file-conventions/proxy
 */
export function proxy(request: NextRequest): NextResponse {
  const { cookies, method, headers } = request
  const { pathname, search } = new URL(request.url)
  if (!isDecodable(pathname)) return refusal(pathname, 400, 'Endereço inválido')
  const path = pathname.replace(/\/+$/, '') || '/'
  if (path !== pathname) return redirect(request, 308, path + search)
  const isDrafting = cookies.has(DRAFTS)
  if (!isDrafting && PREVIEWS_OWN.test(path))
    return redirect(request, 302, path.replace(PREVIEWS_OWN, '/') + search)
  const isPreview = isDrafting && PREVIEW.test(path)
  // Next would take a form that is sent to a preview for a call of a server action, and fail (vercel/next.js#90090).
  const isCall = isPreview && headers.has(ACTION)
  if ((isPreview || FILE.test(path)) && !READING.has(method) && !isCall)
    return refusal(path, 405, 'Não foi possível')
  const passedOn = new Headers(headers)
  for (const name of IGNORED_HEADERS) passedOn.delete(name)
  const response = NextResponse.next({ request: { headers: passedOn } })
  if (isPreview) response.headers.set('content-security-policy', EDITOR_POLICY)
  return response
}

/** Redirects to a path of this site. What moved for good is asked for again each time, as the site's other redirects are. */
function redirect({ url }: NextRequest, status: 302 | 308, location: string): NextResponse {
  const cacheControl = status === 308 ? REVALIDATE_EACH_TIME : 'no-store'
  const headers = protect(new Headers({ 'cache-control': cacheControl }), location)
  return NextResponse.redirect(new URL(location, url), { status, headers })
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
