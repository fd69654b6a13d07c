import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('.', import.meta.url))

const withGallery = process.env.NODE_ENV === 'development' || process.env.GALLERY === 'open'

/** @type {import('next').NextConfig} */
export default {
  // Built by packages/ui/islands/build.ts; stands inline in every page.
  env: { RECORDER: readFileSync(`${top}web/public/ilhas/head.js`, 'utf8') },
  distDir: process.env.SITE_DIST ?? '.next',
  poweredByHeader: false,
  // '/galeria' is a route while developing and in tests; a build for visitors does not know its file.
  pageExtensions: ['tsx', 'ts', ...(withGallery ? ['gallery.tsx'] : [])],
  turbopack: { root: top },
  outputFileTracingRoot: top,
  compiler: { styledComponents: { displayName: false, minify: true } },
  cacheHandler: `${top}web/cache/pageCache.ts`,
  // Rendered pages stay in memory (a bounded LRU): on disk, requests for paths that do not exist
  // could fill it. The stack has every page rendered anew when it starts.
  experimental: { isrFlushToDisk: false },
  // A title that comes late stays in the body: there is no script of Next's to move it to the head.
  // To everybody, then, as to a bot that reads the head alone: the page when its metadata is there.
  htmlLimitedBots: /./,
  // A page's Markdown twin stands beside it: '/amil-saude.md'.
  rewrites: async () => ({
    beforeFiles: [{ source: '/:path(.+).md', destination: '/markdown/:path' }],
  }),
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
        { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=()' },
      ],
    },
    // While developing, the loader keeps its name when it changes.
    ...(process.env.NODE_ENV === 'development'
      ? []
      : [
          {
            source: '/ilhas/:file',
            headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
          },
        ]),
    {
      source: '/icons.svg',
      headers: [
        { key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    },
  ],
}
