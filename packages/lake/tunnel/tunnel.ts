import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { WebSocket } from 'ws'
import { notFound } from '../apiError.ts'
import type { Answer } from '../http/answer.ts'
import { errorResponse } from '../http/errors.ts'
import type { SocketRoute } from '../http/sockets.ts'
import { type OpenFrame, readFrame, type ServerFrame } from './frames.ts'

/** What goes through a tunnel: streams without an end. */
const carried = /^(\/v[^/]+)?\/data\/(listen|live\/events)\//

/** Close code for a message that makes no sense (RFC 6455, 7.4.1). */
const policyViolation = 1008

/**
 * Carries any number of event streams over one WebSocket. Browsers allow six HTTP/1.1 connections
 * per host, and one tab of the Studio listens to more; WebSockets do not count among them.
 */
export function tunnelRoute(answer: Answer): SocketRoute {
  return {
    method: 'GET',
    path: '/tunnel',
    handle: (socket, { headers }) => carryStreams(socket, headers, answer),
  }
}

function carryStreams(socket: WebSocket, handshake: IncomingHttpHeaders, answer: Answer): void {
  const streams = new Map<number, AbortController>()

  socket.on('message', (data) => {
    const frame = readFrame(String(data))
    if (!frame) socket.close(policyViolation, 'Malformed frame')
    else if ('cancel' in frame) streams.get(frame.cancel)?.abort()
    else if (streams.has(frame.open)) socket.close(policyViolation, 'Stream is open already')
    else void carry(frame)
  })
  socket.on('close', () => {
    for (const stream of streams.values()) stream.abort()
  })

  async function carry(frame: OpenFrame): Promise<void> {
    const { open: id } = frame
    const cancellation = new AbortController()
    streams.set(id, cancellation)
    const { status, headers, body } = await ask(frame)
    try {
      await send(socket, { id, status, headers })
      for await (const chunk of chunksOf(body, cancellation.signal)) {
        await send(socket, { id, chunk })
      }
      await send(socket, { id, end: true })
    } catch {
      // Cancelled, cut off for its slowness, or the socket is gone: the stream ends here.
      if (socket.readyState === socket.OPEN) send(socket, { id, end: true }).catch(() => {})
    } finally {
      // Not read to its end, nor even begun, where the socket was gone before the answer came.
      if (body instanceof Readable) body.destroy()
      streams.delete(id)
    }
  }

  async function ask({ path, lastEventId }: OpenFrame) {
    if (!carried.test(path)) return errorResponse(notFound(`No event stream at ${path}`))
    const resumption = lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
    const headers = { ...handshake, ...resumption }
    return answer({ method: 'GET', url: path, headers, bytes: async () => Buffer.alloc(0) })
  }
}

async function* chunksOf(body: string | Buffer | Readable | null, signal: AbortSignal) {
  if (!(body instanceof Readable)) {
    if (body !== null) yield body.toString()
    return
  }
  body.setEncoding('utf8')
  const stop = () => body.destroy()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  for await (const chunk of body) yield String(chunk)
}

/** Resolves once the frame has left, so that a slow reader slows down the stream, not the Lake. */
function send(socket: WebSocket, frame: ServerFrame): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.send(JSON.stringify(frame), (error) => (error ? reject(error) : resolve()))
  })
}
