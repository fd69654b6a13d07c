// Serves the built Studio as static files; every unknown path is the app itself.
// Run by the stack: node studioServer.ts <folder> <port>
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

const [folder = 'dist', port = '3333'] = process.argv.slice(2)

function fileFor(url: string): string {
  const path = normalize(decodeURIComponent(new URL(url, 'http://studio').pathname))
  const file = join(folder, path)
  const inside = file.startsWith(folder) && existsSync(file) && statSync(file).isFile()
  return inside ? file : join(folder, 'index.html')
}

const server = createServer((request, response) => {
  try {
    const file = fileFor(request.url ?? '/')
    const hashed = /\/static\/.*-[\w-]{8}\.\w+$/.test(file)
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  } catch {
    response.writeHead(400).end()
  }
})

server.listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})
