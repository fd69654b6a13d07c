import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('.', import.meta.url))

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  turbopack: { root: top },
  outputFileTracingRoot: top,
  compiler: { styledComponents: { displayName: false, minify: true } },
}
