import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { RESERVED_FOLDERS } from './packages/content/parts/address/reserved.ts'
import { COMMON_HEADERS, NEXT_DOCUMENT_POLICY } from './web/http/securityHeaders.ts'

const top = import.meta.dirname

const developing = process.env.NODE_ENV === 'development'
const withGallery = developing || process.env.GALLERY === 'open'

/** Files whose name contains a hash of their content. While developing, the loader keeps its name. */
const HASHED = developing ? ['/estilo/:file'] : ['/estilo/:file', '/ilhas/:file']

/**
 * What every page says of the files that `packages/ui/assets/build.ts` makes. They are made here, so that
 * `next build web` needs nothing but the content; the stack makes them itself and says so.
 */
async function assets() {
  if (process.env.ASSETS !== 'built') await import('./packages/ui/assets/build.ts')
  const read = (file) => readFile(join(top, 'web/public', file), 'utf8')
  const { stylesheet, font } = JSON.parse(await read('estilo/addresses.json'))
  return { RECORDER: await read('ilhas/head.js'), STYLESHEET: stylesheet, FIRST_FONT: font }
}

/** A path that may be a page's: no file, and nothing that the site keeps for itself. */
const PAGE = `/:path((?!(?:${RESERVED_FOLDERS.join('|')})(?:/|$))[^.]+)`
const drafts = [{ type: 'cookie', key: '__prerender_bypass' }]

/**
 * Pages are made of the content while the site is built.
 *
 * @throws Error when no variable says where the content is
 */
function requireContent() {
  if (process.env.SANITY_PROJECT_ID || process.env.SANITY_API_HOST) return
  throw new Error(
    "The site is built from content, and no server of it is named: run 'npm start', which starts the Lake first, or set SANITY_PROJECT_ID as .env.example says.",
  )
}

/** @returns {Promise<import('next').NextConfig>} */
const config = async (phase) => ({
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
  // It asks for packages that it can do without, which a bundler would look for.
  serverExternalPackages: ['@redis/client'],
  turbopack: { root: top },
  outputFileTracingRoot: top,
  outputFileTracingIncludes: {
    '/social/*': ['../node_modules/@fontsource/*/files/*-latin-600-normal.woff'],
  },
  // Seconds: the sitemap asks for every page, and a slow Lake is waited for.
  staticPageGenerationTimeout: 300,
  // Answers that are five minutes old are rendered again; one that cannot be is shown as long again.
  expireTime: 600,
  // Answers stay in memory: on disk, requests for paths that do not exist could fill it. Bytes; the front
  // stores pages itself (web/server/store.ts), so that a small space is enough here.
  experimental: { isrFlushToDisk: false },
  cacheMaxMemorySize: 16 * 1024 * 1024,
  rewrites: async () => ({
    beforeFiles: [
      // A page's Markdown twin stands beside it: '/amil-saude.md'.
      { source: '/:path(.+).md', destination: '/markdown/:path' },
      // Who previews drafts gets the page made for editors, at the page's own address.
      { source: '/', has: drafts, destination: '/previa' },
      { source: PAGE, has: drafts, destination: '/previa/:path' },
    ],
    // What a handler could not answer because the Lake cannot be reached (web/next/unavailable.ts).
    fallback: [{ source: '/:path*', destination: '/indisponivel' }],
  }),
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(COMMON_HEADERS).map(([key, value]) => ({ key, value })),
    },
    {
      source: '/galeria',
      headers: [{ key: 'content-security-policy', value: NEXT_DOCUMENT_POLICY }],
    },
    ...HASHED.map((source) => ({
      source,
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    })),
    {
      source: '/icons.svg',
      headers: [
        { key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    },
  ],
})

/** @returns {Promise<import('next').NextConfig>} */
export default async (phase) => {
  if (phase === PHASE_PRODUCTION_BUILD) requireContent()
  return config(phase)
}
