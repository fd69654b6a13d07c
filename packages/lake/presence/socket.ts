import type { WebSocket } from 'ws'
import { type AccessRules, identify } from '../http/access.ts'
import type { SocketRoute } from '../http/sockets.ts'
import { administratorId } from '../identity.ts'
import { Room } from './room.ts'
import { answerCall } from './rpc.ts'
import { visit } from './visit.ts'

/** How often, in milliseconds, the Studio hears that the connection is alive. */
const heartbeatInterval = 10_000

/** What the Studio's client takes for a heartbeat: not JSON (@sanity/bifur-client). */
const heartbeat = '♥'

/** Bytes a slow reader may lag behind before it is cut off, to connect anew. */
const maxLag = 4 * 1024 * 1024

/** Who edits what, and whether the Lake is there: JSON-RPC 2.0 over a WebSocket per tab. */
export function presenceRoute(datasets: readonly string[], rules: AccessRules): SocketRoute {
  const rooms = new Map(datasets.map((name) => [name, new Room()]))
  return {
    method: 'GET',
    path: '/socket/:dataset',
    handle(socket, { actor, params }) {
      const room = rooms.get(params.dataset ?? '')
      if (!room) return socket.close(4004, 'Dataset not found')
      const identity = actor === 'administrator' ? administratorId : undefined
      attend(socket, room, identity, (header) => userBehind(header, rules))
    },
  }
}

function attend(
  socket: WebSocket,
  room: Room,
  identity: string | undefined,
  identifyBy: (authorization: string) => string | undefined,
): void {
  const { methods, leave } = visit(room, {
    identity,
    identify: identifyBy,
    notify(subscription, result) {
      const params = { subscription, result }
      send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
    },
  })
  const beat = setInterval(() => send(heartbeat), heartbeatInterval)
  socket.on('message', (data) => send(answerCall(String(data), methods)))
  socket.on('close', () => {
    clearInterval(beat)
    leave()
  })

  function send(message: string): void {
    if (socket.bufferedAmount > maxLag) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(message)
  }
}

function userBehind(authorization: string, rules: AccessRules): string | undefined {
  try {
    return identify({ authorization }, rules) === 'administrator' ? administratorId : undefined
  } catch {
    return undefined
  }
}
