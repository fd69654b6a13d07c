import { randomUUID } from 'node:crypto'
import { PREVIEW_LINK_PATH, previewLinkPath } from '@elos/content/parts/preview/link'
import { COMMON_HEADERS, VIOLATION_REPORTS } from '@elos/web/http/headers/securityHeaders'
import { expect } from '@playwright/test'

/** Who makes an answer, which decides its headers. */
export type Kind = keyof typeof PROTECTION

/** The headers of what handlers of the site answer. */
const OWN = {
  ...COMMON_HEADERS,
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(
    `^default-src 'none'.*;frame-ancestors 'none';${VIOLATION_REPORTS}$`,
  ),
}

/** The headers that protect each kind of answer. */
export const PROTECTION = {
  /** A handler of the site, or `web/proxy.ts` in place of Next. */
  own: OWN,
  /** The page to which a link to a draft leads, whose address is told to nobody. */
  linked: { ...OWN, 'referrer-policy': 'no-referrer' },
  /** A page that the Studio shows in its frame, and talks to. */
  editors: {
    ...COMMON_HEADERS,
    'content-security-policy': expect.stringMatching(
      `^default-src .*;frame-ancestors 'self' http://[^ ;]+;${VIOLATION_REPORTS}$`,
    ),
  },
  /** Next by itself, without a document. */
  nexts: COMMON_HEADERS,
}

/** How long an answer is kept: by nobody, only with a question each time, by its name, for a day. */
const NEVER = 'no-store'
const ASKING = 'public, max-age=0, must-revalidate'
const FOR_EVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
/** As Next writes it for pages that it makes each time. */
const NEXTS_NEVER = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** A request, its status, what the answer is, and for how long it is kept; then what is sent besides. */
export type Row = [
  request: string,
  status: number,
  kind: Kind,
  cache: string | undefined,
  sent?: { headers?: Record<string, string>; body?: string },
]

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' }
const ACTION = { 'next-action': '40'.repeat(21), 'content-type': 'text/plain' }
/** A cookie of draft mode that Next does not know. */
const FORGED = { cookie: '__prerender_bypass=falso' }

const rows = (
  requests: string[],
  status: number,
  kind: Kind,
  cache: string | undefined,
  sent: Row[4] = {},
): Row[] => requests.map((request) => [request, status, kind, cache, sent])

/** The addresses at which Next would answer by itself, however they are written. */
const NEXT_PATHS = [
  ...['/404', '/500', '/_error', '/_app', '/_document', '/_not-found', '/_global-error'],
  ...['/%5ferror', '/%5fnot-found', '/40%34', '/_next', '/_next/x', '/_next/data/x/y.json'],
  ...['/_next/data/x', '/_next/image', '/_next/imag%65', '/_next/static', '/_next/static/x.js'],
  ...['/_next/image?url=%2Ffavicon.ico&w=640&q=75', '/_next/image?url=x', '/_next/webpack-hmr'],
  ...['/__nextjs_original-stack-frame', '/_next/static/%2e%2e/BUILD_ID', '/_vercel/insights'],
].map((path) => `GET ${path}`)

/** The methods that no handler names; of PROPFIND Next knows nothing. */
const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND']
const FILE = '/icons.svg'

/**
 * One answer of each sort that the site gives by itself.
 *
 * @param named a stylesheet and a script of Next's, whose names contain a hash of their content
 * @param editor the headers of a browser in draft mode
 */
export const answersOf = (
  named: { stylesheet: string; nexts: string },
  editor: Record<string, string>,
): Row[] => [
  // Pages, and files that are made of the content.
  ...rows(['GET /', 'HEAD /', 'GET /amil-saude', 'GET /?utm_source=x'], 200, 'own', ASKING),
  ...rows(['GET /amil-saude.md', 'GET /blog/rss.xml', 'GET /sitemap.xml'], 200, 'own', ASKING),
  ...rows(['GET /dados.json', 'GET /llms.txt', 'GET /cotacao/amil-saude'], 200, 'own', ASKING),
  ...rows(['GET /.well-known/security.txt'], 200, 'own', ASKING),
  ...rows(['GET /social/amil-saude.png'], 200, 'own', ASKING),
  ...rows(
    [
      ...['GET /robots.txt', 'GET /parceiros-elos/perguntas?busca=comissao', 'GET /busca?q=rede'],
      'GET /portabilidade/resposta?situacao=ativo',
    ],
    200,
    'own',
    NEVER,
  ),
  ...rows(['GET /prazos?pagina=/plano-empresarial&desde=2026-03'], 200, 'own', NEVER),
  ...rows(['GET /faixas?pagina=/plano-senior&idades=34'], 200, 'own', NEVER),
  // Redirects.
  ...rows(['GET /lgpd', 'GET /Amil-Saude', 'GET /Prazos'], 308, 'own', ASKING),
  ...rows(['GET /comparar/sulamerica-saude/amil-saude'], 308, 'own', ASKING),
  ...rows(['GET /api/comparar?a=/amil-saude&b=/alice-saude'], 308, 'own', NEVER),
  ...rows(['GET /amil-saude/', 'GET /api/live/', 'GET /404/'], 308, 'own', ASKING),
  ...rows(['POST /api/contato/', 'GET /_next/image/'], 308, 'own', ASKING),
  ...rows(['GET //', 'GET /a//b', 'GET /nada///', 'GET /\\x'], 308, 'nexts', undefined),
  ...rows(['GET /previa', 'GET /previa/amil-saude', 'POST /previa'], 302, 'own', NEVER),
  // These do not exist.
  ...rows(['GET /nao-existe', 'HEAD /nao-existe', 'GET /nao-existe.md'], 404, 'own', ASKING),
  ...rows([`GET /${'a'.repeat(10_000)}`, 'GET /api', 'GET /api/nada'], 404, 'own', ASKING),
  ...rows(['GET /cotacao/nada', 'GET /social/nada.png', 'GET /static/x'], 404, 'own', ASKING),
  ...rows(['GET /package.json', 'GET /.env', 'GET /%00', 'GET /a%2fb'], 404, 'own', ASKING),
  ...rows(NEXT_PATHS, 404, 'own', ASKING),
  ...rows(['GET /images/nada', 'GET /prazos', 'GET /faixas?pagina=/nada'], 404, 'own', NEVER),
  ...rows(['GET /%', 'GET /%ff', 'GET /%E0%A4%A', 'GET /api/%zz'], 400, 'own', NEVER),
  // Files, and those that another release has.
  ...rows([`GET ${named.stylesheet}`, `GET ${named.nexts}`], 200, 'own', FOR_EVER),
  ...rows([`GET ${FILE}`, 'GET /favicon.ico', 'GET /manifest.webmanifest'], 200, 'own', A_DAY),
  ...rows([`HEAD ${FILE}`, 'GET /estilo/addresses.json'], 200, 'own', A_DAY),
  ...rows([`GET ${FILE}`], 200, 'own', A_DAY, { headers: { range: 'bytes=9999999-' } }),
  ...rows([`GET ${FILE}`], 200, 'own', A_DAY, { headers: { 'if-match': '"x"' } }),
  ...rows(['GET /estilo/site-AAAAAAAA.css', 'GET /ilhas/start-aaaaaaaa.js'], 404, 'own', NEVER),
  ...rows(['GET /nada.png', 'GET /estilo/..%2f..%2fpackage.json'], 404, 'own', NEVER),
  ...rows(
    ['POST', ...OTHER_METHODS].map((method) => `${method} ${FILE}`),
    405,
    'own',
    NEVER,
  ),
  // Handlers.
  ...rows(['GET /api/live', 'GET /api/ready', 'GET /api/leads'], 200, 'own', NEVER),
  ...rows(['GET /api/metrics'], 404, 'own', NEVER),
  ...rows(['GET /api/revalidate', 'POST /api/live', 'POST /busca', 'POST /'], 405, 'own', NEVER),
  ...rows(['POST /404', 'POST /_not-found', 'POST /nada'], 405, 'own', NEVER, {
    headers: MULTIPART,
    body: '--x\r\nx',
  }),
  ...rows(['POST /api/leads', 'POST /api/contato'], 403, 'own', NEVER, { headers: FORM }),
  ...rows(['POST /api/revalidate'], 415, 'own', NEVER),
  ...rows(['PUT /', 'PATCH /api/live', 'DELETE /nada', 'TRACE /'], 405, 'nexts', undefined),
  ...rows(['OPTIONS /'], 204, 'nexts', undefined),
  ...rows(['PROPFIND /'], 400, 'nexts', undefined),
  // Next's own scripts send these.
  ...rows(['GET /'], 200, 'own', ASKING, { headers: { 'x-middleware-prefetch': '1' } }),
  ...rows(['GET /nada'], 404, 'own', ASKING, { headers: { 'x-middleware-prefetch': '1' } }),
  ...rows(['GET /'], 200, 'own', ASKING, { headers: { rsc: '1' } }),
  ...rows(['POST /', 'POST /_not-found', 'POST /api/live'], 405, 'own', NEVER, {
    headers: ACTION,
    body: '[]',
  }),
  // Previews, and those who say that they preview.
  ...rows(['GET /', 'GET /amil-saude', 'GET /previa'], 200, 'editors', NEXTS_NEVER, {
    headers: editor,
  }),
  ...rows(['GET /nao-existe', 'GET /404'], 404, 'editors', NEXTS_NEVER, { headers: editor }),
  ...rows(['GET /', 'GET /previa/amil-saude', 'GET /404'], 307, 'editors', NEXTS_NEVER, {
    headers: FORGED,
  }),
  ...rows(['POST /', 'POST /previa', 'PUT /'], 405, 'own', NEVER, {
    headers: { ...FORGED, ...MULTIPART },
    body: '--x\r\nx',
  }),
  ...rows([`GET ${previewLinkPath(randomUUID())}`], 404, 'linked', NEVER),
  ...rows([`GET ${previewLinkPath('x')}`, `GET ${PREVIEW_LINK_PATH}`], 404, 'linked', NEVER),
  ...rows(['GET /api/draft-mode/doctor'], 200, 'editors', NEVER),
  ...rows(['GET /api/draft-mode/disable'], 307, 'editors', NEVER),
  ...rows(['GET /api/draft-mode/disable?path=//x'], 400, 'editors', NEVER),
  ...rows(['GET /api/draft-mode/enable'], 401, 'editors', NEVER),
]
