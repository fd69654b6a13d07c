import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** Creates the server that Prometheus asks, on a port that visitors cannot reach. It answers every GET. */
export function createMetricsServer({ text, contentType }: Metrics): Server {
  return createServer(async ({ method }, response) => {
    if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end()
    response.writeHead(200, { 'content-type': contentType }).end(await text())
  })
}
