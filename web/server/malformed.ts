import { IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { MALFORMED, notAllowed, type Refusal } from './refusal.ts'

/** What the codes of Node's errors mean. All others are requests that cannot be read. */
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: 'Cabeçalhos grandes demais',
    text: 'Limpe os cookies deste site e tente outra vez.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: 'Tempo esgotado',
    text: 'O pedido não chegou a tempo. Tente outra vez.',
  },
}

/**
 * Has a server answer what it cannot read, or does not do, with a page of the site's own and the headers of
 * any other: Node itself closes the connection, or sends a bare status.
 *
 * @param Response the class of the server's answers
 */
export function refuseMalformed(
  server: Server,
  send: (request: IncomingMessage, response: ServerResponse, refusal: Refusal) => void,
  Response: typeof ServerResponse = ServerResponse,
): Server {
  /** How many answers of a connection have not ended. */
  const open = new WeakMap<Duplex, number>()
  const count = (socket: Duplex, change: number) =>
    open.set(socket, (open.get(socket) ?? 0) + change)

  function refuse(socket: Duplex, request: IncomingMessage, refusal: Refusal): void {
    // Nobody else listens any more: an error without a listener would end the process.
    socket.on('error', () => socket.destroy())
    if (!(socket instanceof Socket) || !socket.writable) return void socket.destroy()
    const response = new Response(request)
    try {
      response.assignSocket(socket)
    } catch {
      // Node itself is answering a request before it, which had no host or an expectation: see `isTalking`.
      socket.destroy()
      return
    }
    // Closes both halves: a client that keeps its half open would keep the connection for ever.
    response.once('finish', () => socket.destroySoon())
    send(request, response, refusal)
  }

  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  server.on('connect', (request, socket) => refuse(socket, request, notAllowed()))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // An answer is under way, which another one would break.
    const isTalking = (open.get(socket) ?? 0) > 0
    if (isTalking || !(socket instanceof Socket)) socket.destroy()
    else refuse(socket, new IncomingMessage(socket), REFUSALS[error.code ?? ''] ?? MALFORMED)
  })
  return server
}
