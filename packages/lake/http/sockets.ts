import type { IncomingHttpHeaders, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { type AccessRules, type Actor, checkOrigin, identify } from './access.ts'
import { addressOf } from './answer.ts'
import { errorResponse } from './errors.ts'
import type { LakeResponse } from './response.ts'
import { createRouter, type RouteTo } from './router.ts'

/** The request a WebSocket began with. */
export interface Handshake {
  readonly actor: Actor
  readonly headers: IncomingHttpHeaders
  readonly params: Readonly<Record<string, string>>
}

export type SocketRoute = RouteTo<(socket: WebSocket, handshake: Handshake) => void>

/** Bytes of one message from a client. */
const maxPayload = 1024 * 1024

/** Close code for a server that restarts (https://www.iana.org/assignments/websocket). */
const serviceRestart = 1012

/** How long, in milliseconds, a closing server waits for clients to take their leave. */
const leaveTime = 500

/**
 * Opens WebSockets on a server. The rules hold for them as for requests: browsers let a page of
 * any origin open one, so it is up to the server to refuse.
 */
export function acceptSockets(
  server: Server,
  routes: readonly SocketRoute[],
  rules: AccessRules,
  closing: AbortSignal,
): void {
  const match = createRouter(routes)
  const sockets = new WebSocketServer({ noServer: true, maxPayload })

  server.on('upgrade', (message, connection, head) => {
    // The other side may vanish at any time; there is nothing to do about it.
    connection.on('error', () => connection.destroy())
    try {
      const { headers, url = '/' } = message
      checkOrigin(headers, rules)
      const { handle, params } = match('GET', addressOf(url).pathname)
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
    for (const socket of sockets.clients) socket.close(serviceRestart)
    setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate()
    }, leaveTime).unref()
  })
}

function refuse(connection: Duplex, { status, body }: LakeResponse): void {
  connection.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n${body}`,
  )
}
