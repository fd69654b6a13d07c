import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { PAGE_PATTERN } from './packages/content/parts/address/reserved.ts'
import { PREVIEW_LINK_PATH } from './packages/content/parts/preview/link.ts'
import {
  COMMON_HEADERS,
  NEXT_DOCUMENT_POLICY,
  STRICT_TRANSPORT,
  VIOLATION_REPORTS,
} from './web/http/headers/securityHeaders.ts'

const top = import.meta.dirname

const developing = process.env.NODE_ENV === 'development'
const withGallery = developing || process.env.GALLERY === 'open'

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

/**
 * The addresses at which Next answers by itself: its error pages, its optimizer of images and its data. Below '/_next' only
 * the files of previews stand open. While developing Next needs its other addresses.
 */
const NEXT_PATHS = developing ? [] : ['/:path(404|500|_(?!next/static/).*)']

/** An address that the site keeps for itself, and at which nothing is: its own 404 page answers. */
const NOWHERE = '/_next'

/** A path that may be a page's. */
const PAGE = `/:path(${PAGE_PATTERN})`
const drafts = [{ type: 'cookie', key: '__prerender_bypass' }]

/** The headers of every answer. Answers of handlers add those that depend on the answer (web/http/headers/protect.ts). */
const common = {
  ...COMMON_HEADERS,
  ...(process.env.SITE_URL?.startsWith('https:')
    ? { 'strict-transport-security': STRICT_TRANSPORT }
    : {}),
}

/** The addresses of the files of `web/public`. Neither they nor Next's own files are documents. */
const PUBLIC = ['/estilo/:path*', '/ilhas/:path*', '/:file([^/]+\\.(?:ico|svg|png|webmanifest))']
const FILES = [...PUBLIC, '/_next/static/:path*']
const NO_DOCUMENT_POLICY = `default-src 'none';frame-ancestors 'none';${VIOLATION_REPORTS}`

/** The end of a name that contains a hash of the file's content. */
const HASHED = /-\w{8}\.\w+$/

/**
 * Returns how long browsers keep the files that the build has made. Other names are not among them: their 404 may be
 * wrong with the next release.
 */
function fileLifetimes() {
  const files = globSync('**/*.*', { cwd: join(top, 'web/public') })
  const cached = (isAlike, value) => ({
    source: `/:path(${files.filter(isAlike).join('|').replaceAll('.', '\\.')})`,
    headers: asHeaders({ 'cache-control': value }),
  })
  return [
    cached((file) => HASHED.test(file), 'public, max-age=31536000, immutable'),
    cached((file) => !HASHED.test(file), 'public, max-age=86400, stale-while-revalidate=604800'),
  ]
}

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
  // web/proxy.ts does it, with the site's headers: those of `headers` are not sent with Next's own redirects.
  skipTrailingSlashRedirect: true,
  // A page is the same for whoever asks with Next's header `RSC`, which would be redirected otherwise; previews are not stored.
  experimental: { validateRSCRequestHeaders: false },
  rewrites: async () => ({
    beforeFiles: [
      // A page's Markdown twin stands beside it: '/amil-saude.md'.
      { source: '/:path(.+).md', destination: '/markdown/:path' },
      // The feed of a list of articles is below it: '/blog/rss.xml'.
      { source: '/:path(.+)/rss.xml', destination: '/feed/:path' },
      // Who previews drafts gets the page made for editors, at the page's own address.
      { source: '/', has: drafts, destination: '/previa' },
      { source: PAGE, has: drafts, destination: '/previa/:path' },
      ...NEXT_PATHS.map((source) => ({ source, destination: NOWHERE })),
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
    // Next makes the redirect into a preview.
    { source: '/api/draft-mode/:path*', headers: asHeaders({ 'cache-control': 'no-store' }) },
    // The address of a draft's page has the key that opens it.
    { source: PREVIEW_LINK_PATH, headers: asHeaders({ 'referrer-policy': 'no-referrer' }) },
    {
      source: '/galeria',
      headers: asHeaders({
        'content-security-policy': `${NEXT_DOCUMENT_POLICY};frame-ancestors 'none';${VIOLATION_REPORTS}`,
      }),
    },
    ...PUBLIC.map((source) => ({ source, headers: asHeaders({ 'cache-control': 'no-store' }) })),
    ...(developing ? [] : fileLifetimes()),
  ],
})
