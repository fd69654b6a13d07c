import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { PAGE_PATTERN } from './packages/content/parts/address/reserved.ts'
import {
  COMMON_HEADERS,
  NEXT_DOCUMENT_POLICY,
  STRICT_TRANSPORT,
  VIOLATION_REPORTS,
} from './web/headers/securityHeaders.ts'

const top = import.meta.dirname

const developing = process.env.NODE_ENV === 'development'
const withGallery = developing || process.env.GALLERY === 'open'

/** Files whose name contains a hash of their content. While developing, the stylesheet and the loader keep theirs. */
const HASHED = developing ? [] : ['/estilo/:file', '/ilhas/:file']

/**
 * Returns the values that every page is built with, about the files that `packages/ui/assets/build.ts` makes. The
 * files are made here, so that `next build web` needs nothing else; the stack makes them itself and says
 * so.
 */
async function assets() {
  if (process.env.ASSETS !== 'built') await import('./packages/ui/assets/build.ts')
  const read = (file) => readFile(join(top, 'web/public', file), 'utf8')
  const { stylesheet, font } = JSON.parse(await read('estilo/addresses.json'))
  return {
    RECORDER: await read('ilhas/head.js'),
    STYLESHEET: stylesheet,
    FIRST_FONT: font,
    // Names the build: pages that another one has made are not sent, as its styles and scripts may be gone.
    BUILD: randomUUID(),
  }
}

/** A path that may be a page's. */
const PAGE = `/:path(${PAGE_PATTERN})`
const drafts = [{ type: 'cookie', key: '__prerender_bypass' }]

/** The headers of every answer. Answers of handlers add those that depend on the answer (web/headers/protect.ts). */
const common = {
  ...COMMON_HEADERS,
  ...(process.env.SITE_URL?.startsWith('https:')
    ? { 'strict-transport-security': STRICT_TRANSPORT }
    : {}),
}

/** The files of `web/public`, which are no documents. */
const TOP_FILES = '/:file([^/]+\\.(?:ico|svg|png|webmanifest))'
const FILES = ['/estilo/:file', '/ilhas/:path*', TOP_FILES]
const NO_DOCUMENT_POLICY = `default-src 'none';frame-ancestors 'none';${VIOLATION_REPORTS}`

const asHeaders = (values) => Object.entries(values).map(([key, value]) => ({ key, value }))

/** @returns {Promise<import('next').NextConfig>} */
export default async (phase) => ({
  env: phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER ? await assets() : {},
  distDir: process.env.SITE_DIST ?? '.next',
  output: process.env.SITE_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  // '/galeria' is a route while developing and in tests, '/api/changes' while developing; a build for
  // visitors does not know their files.
  pageExtensions: [
    'tsx',
    'ts',
    ...(withGallery ? ['gallery.tsx'] : []),
    ...(developing ? ['dev.ts'] : []),
  ],
  // `npm test` and `npm run check` check the types of the whole repository.
  typescript: { ignoreBuildErrors: true },
  // These packages ask for others that they can do without, which a bundler would look for.
  serverExternalPackages: ['@redis/client', 'rate-limiter-flexible', 'prom-client'],
  turbopack: { root: top },
  outputFileTracingRoot: top,
  outputFileTracingIncludes: {
    '/social/*': ['../node_modules/@fontsource/*/files/*-latin-600-normal.woff'],
  },
  redirects: async () => [
    // Who previews nothing is led to the page itself, before anything is asked of the content server.
    { source: '/previa', missing: drafts, destination: '/', statusCode: 302 },
    { source: '/previa/:path+', missing: drafts, destination: '/:path+', statusCode: 302 },
  ],
  rewrites: async () => ({
    beforeFiles: [
      // A page's Markdown twin stands beside it: '/amil-saude.md'.
      { source: '/:path(.+).md', destination: '/markdown/:path' },
      // Who previews drafts gets the page made for editors, at the page's own address.
      { source: '/', has: drafts, destination: '/previa' },
      { source: PAGE, has: drafts, destination: '/previa/:path' },
    ],
  }),
  headers: async () => [
    { source: '/:path*', headers: asHeaders(common) },
    ...FILES.map((source) => ({
      source,
      headers: asHeaders({
        'content-security-policy': NO_DOCUMENT_POLICY,
        'cross-origin-opener-policy': 'same-origin',
      }),
    })),
    {
      source: '/galeria',
      headers: asHeaders({
        'content-security-policy': `${NEXT_DOCUMENT_POLICY};frame-ancestors 'none';${VIOLATION_REPORTS}`,
      }),
    },
    ...HASHED.map((source) => ({
      source,
      headers: asHeaders({ 'cache-control': 'public, max-age=31536000, immutable' }),
    })),
    {
      source: TOP_FILES,
      headers: asHeaders({
        'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      }),
    },
  ],
})
