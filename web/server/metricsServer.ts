import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'

/** Creates the server that Prometheus asks, on a port that visitors cannot reach. It answers every GET. */
export function createMetricsServer(registry: Registry): Server {
  return createServer(async ({ method }, response) => {
    if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end()
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  })
}
