import type { IncomingHttpHeaders, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { type AccessRules, type Actor, checkOrigin, identify } from './access.ts'
import { errorResponse } from './errors.ts'
import { parseUrl } from './requestHandler.ts'
import type { LakeResponse } from './response.ts'
import { createRouter, type RouteTo } from './router.ts'

/** The HTTP request that opened a WebSocket. */
interface Handshake {
  actor: Actor
  headers: IncomingHttpHeaders
  params: Readonly<Record<string, string>>
}

export type SocketRoute = RouteTo<(socket: WebSocket, handshake: Handshake) => void>

/** The largest message that a client may send. */
const MAX_PAYLOAD_BYTES = 1024 * 1024

/** The close code for a server that restarts (https://www.iana.org/assignments/websocket). */
const SERVICE_RESTART = 1012

/** The time that a closing server waits for clients to close their sockets. */
const CLOSE_TIMEOUT_MS = 500

/**
 * Accepts WebSockets on a server, under the same access rules as requests: browsers let pages of any
 * origin open one, so the server has to refuse them.
 */
export function acceptSockets(
  server: Server,
  routes: readonly SocketRoute[],
  rules: AccessRules,
  closing: AbortSignal,
): void {
  const match = createRouter(routes)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES })

  server.on('upgrade', (message, connection, head) => {
    // The client may disconnect at any time.
    connection.on('error', () => connection.destroy())
    try {
      const { headers, url = '/' } = message
      checkOrigin(headers, rules)
      const { handle, params } = match('GET', parseUrl(url).pathname)
      const actor = identify(headers, rules)
      sockets.handleUpgrade(message, connection, head, (socket) => {
        socket.on('error', () => socket.terminate())
        handle(socket, { actor, headers, params })
      })
    } catch (error) {
      refuse(connection, errorResponse(error))
    }
  })

  closing.addEventListener('abort', () => {
    for (const socket of sockets.clients) socket.close(SERVICE_RESTART)
    setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate()
    }, CLOSE_TIMEOUT_MS).unref()
  })
}

function refuse(connection: Duplex, { status, body }: LakeResponse): void {
  connection.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n${body}`,
  )
}
