// Serves the built Studio. Run by the stack: node studioServer.ts <folder> <port>, with the variables of
// the Studio's build, and STUDIO_URL.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { studioPolicy } from './studioPolicy.ts'

const [folder = 'dist', port = '3333'] = process.argv.slice(2)
const {
  SANITY_STUDIO_LAKE_URL: lakeUrl = '',
  SANITY_STUDIO_SITE_URL: siteUrl = '',
  STUDIO_URL: studioUrl = `http://localhost:${port}`,
} = process.env

/** The paths of files whose name contains a hash of their content. */
const HASHED = /^\/static\/.*-[\w-]{8}\.\w+$/

/** The names under which the Studio answers. A page that rebinds another name to this machine gets nothing. */
const HOSTNAMES = ['localhost', '127.0.0.1', new URL(studioUrl).hostname]

const METHODS = ['GET', 'HEAD']

/** The headers of every answer. */
const HEADERS = {
  'content-security-policy': studioPolicy(readFileSync(join(folder, 'index.html'), 'utf8'), {
    lakeUrl,
    siteUrl,
  }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // A preview may be opened in a window of its own.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(studioUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
}

const serveFile = sirv(folder, {
  etag: true,
  setHeaders: (response, path) => {
    const immutable = 'public, max-age=31536000, immutable'
    response.setHeader('cache-control', HASHED.test(path) ? immutable : 'no-cache')
  },
})

/** Responds with 404 for a missing file, and with the app for every other path. */
function serveApp(request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.startsWith('/static/')) {
    response.writeHead(404).end()
    return
  }
  request.url = '/'
  serveFile(request, response)
}

/** Returns the status that refuses a request, or undefined. */
function refusalOf({ headers, method = '' }: IncomingMessage): number | undefined {
  if (!HOSTNAMES.includes(URL.parse(`http://${headers.host}`)?.hostname ?? '')) return 421
  return METHODS.includes(method) ? undefined : 405
}

const server = createServer((request, response) => {
  response.setHeaders(new Map(Object.entries(HEADERS)))
  const refusal = refusalOf(request)
  if (refusal === 405) response.setHeader('allow', METHODS.join(', '))
  if (refusal) response.writeHead(refusal, { connection: 'close' }).end()
  else serveFile(request, response, () => serveApp(request, response))
})

server.listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})
