// Serves the built Studio. Run by the stack: node studioServer.ts <folder> <port>
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import sirv from 'sirv'

const [folder = 'dist', port = '3333'] = process.argv.slice(2)

/** The paths of files whose name contains a hash of their content. */
const HASHED = /^\/static\/.*-[\w-]{8}\.\w+$/

const serveFile = sirv(folder, {
  etag: true,
  gzip: true,
  brotli: true,
  setHeaders: (response, path) => {
    const immutable = 'public, max-age=31536000, immutable'
    response.setHeader('cache-control', HASHED.test(path) ? immutable : 'no-cache')
  },
})

function isWellFormed(url: string): boolean {
  try {
    decodeURI(url)
    return true
  } catch {
    return false
  }
}

/** Responds with 404 for a missing file, and with the app for every other path. */
function serveApp(request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.startsWith('/static/')) {
    response.writeHead(404).end()
    return
  }
  request.url = '/'
  serveFile(request, response)
}

const server = createServer((request, response) => {
  if (isWellFormed(request.url ?? '/')) {
    serveFile(request, response, () => serveApp(request, response))
  } else {
    response.writeHead(400).end()
  }
})

server.listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})
