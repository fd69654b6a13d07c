import type { Server } from 'node:http'

/** Milliseconds between two looks for connections that have become idle. */
const LOOK_MS = 50

/**
 * Stops a server as a rolling restart needs it: no new connections are accepted, running requests end,
 * and each connection is closed with its answer.
 *
 * @param boundMs milliseconds after which the connections that are left are cut
 * @returns whether every request ended by itself
 */
export async function drain(server: Server, boundMs: number): Promise<boolean> {
  if (!server.listening) return true
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  return new Promise((resolve) => {
    let ended = true
    // A browser keeps its connection after the answer; the server closes only those idle at `close`.
    const look = setInterval(() => server.closeIdleConnections(), LOOK_MS)
    const bound = setTimeout(() => {
      ended = false
      server.closeAllConnections()
    }, boundMs)
    server.close(() => {
      clearInterval(look)
      clearTimeout(bound)
      resolve(ended)
    })
  })
}
