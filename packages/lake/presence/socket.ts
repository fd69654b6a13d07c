import type { SocketRoute } from '../http/sockets.ts'
import { createRoom, joinRoom } from './joinRoom.ts'
import { handleCall } from './rpc.ts'

/** The time between two messages that show the Studio that the connection is alive. */
const HEARTBEAT_INTERVAL_MS = 10_000

/** The heartbeat that the Studio's client (@sanity/bifur-client) expects. It is not JSON. */
const HEARTBEAT = '♥'

/** The bytes that may wait for a slow reader. If there are more, the socket is closed and the reader reconnects. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024

/** The close codes for a connection that is refused: the Content Lake's own. */
const REFUSALS = { unauthorized: 4001, notFound: 4004 } as const

/** The Studio's presence (who edits what): JSON-RPC 2.0 over one WebSocket per tab. */
export function presenceRoute(datasets: readonly string[]): SocketRoute {
  const rooms = new Map(datasets.map((name) => [name, createRoom()]))
  return {
    method: 'GET',
    path: '/socket/:dataset',
    handle(socket, { actor, params }) {
      const room = rooms.get(params.dataset ?? '')
      if (!room) return socket.close(REFUSALS.notFound, 'Dataset not found')
      if (actor !== 'administrator') return socket.close(REFUSALS.unauthorized, 'Log in first')

      const { methods, leave } = joinRoom(room, (subscription, result) => {
        const params = { subscription, result }
        send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
      })
      const beat = setInterval(() => send(HEARTBEAT), HEARTBEAT_INTERVAL_MS)
      socket.on('message', (data) => send(handleCall(String(data), methods)))
      socket.on('close', () => {
        clearInterval(beat)
        leave()
      })

      function send(message: string): void {
        if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
        else if (socket.readyState === socket.OPEN) socket.send(message)
      }
    },
  }
}
