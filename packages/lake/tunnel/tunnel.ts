import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { WebSocket } from 'ws'
import { notFound } from '../apiError.ts'
import { errorResponse } from '../http/errors.ts'
import type { RequestHandler } from '../http/requestHandler.ts'
import type { SocketRoute } from '../http/sockets.ts'
import { type OpenFrame, readFrame, type ServerFrame } from './frames.ts'

/** The paths that may be opened through a tunnel: event streams. */
const STREAM_PATHS = /^(\/v[^/]+)?\/data\/(listen|live\/events)\//

/** The close code for a malformed message (RFC 6455, 7.4.1). */
const POLICY_VIOLATION = 1008

/**
 * Carries any number of event streams over one WebSocket. Browsers allow six HTTP/1.1 connections
 * per host, and one tab of the Studio listens to more; WebSockets do not count among them.
 */
export function tunnelRoute(handle: RequestHandler): SocketRoute {
  return {
    method: 'GET',
    path: '/tunnel',
    handle: (socket, { headers }) => serveStreams(socket, headers, handle),
  }
}

function serveStreams(
  socket: WebSocket,
  handshake: IncomingHttpHeaders,
  handle: RequestHandler,
): void {
  const streams = new Map<number, AbortController>()

  socket.on('message', (data) => {
    const frame = readFrame(String(data))
    if (!frame) socket.close(POLICY_VIOLATION, 'Malformed frame')
    else if ('cancel' in frame) streams.get(frame.cancel)?.abort()
    else if (streams.has(frame.open)) socket.close(POLICY_VIOLATION, 'Stream is open already')
    else void forward(frame)
  })
  socket.on('close', () => {
    for (const stream of streams.values()) stream.abort()
  })

  async function forward(frame: OpenFrame): Promise<void> {
    const { open: id } = frame
    const cancellation = new AbortController()
    streams.set(id, cancellation)
    const { status, headers, body } = await request(frame, cancellation.signal)
    try {
      await send(socket, { id, status, headers })
      for await (const chunk of chunksOf(body, cancellation.signal)) {
        await send(socket, { id, chunk })
      }
      await send(socket, { id, end: true })
    } catch {
      // The stream was cancelled, was too slow, or the socket is closed.
      if (socket.readyState === socket.OPEN) send(socket, { id, end: true }).catch(() => {})
    } finally {
      // If the socket was closed early, the body has not been read to its end.
      if (body instanceof Readable) body.destroy()
      streams.delete(id)
    }
  }

  async function request({ path, lastEventId }: OpenFrame, left: AbortSignal) {
    if (!STREAM_PATHS.test(path)) return errorResponse(notFound(`No event stream at ${path}`))
    const resumption = lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
    const headers = { ...handshake, ...resumption }
    return handle({ method: 'GET', url: path, headers, bytes: async () => Buffer.alloc(0), left })
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

/** Resolves when the frame is sent, so that the stream waits for a slow reader. */
function send(socket: WebSocket, frame: ServerFrame): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.send(JSON.stringify(frame), (error) => (error ? reject(error) : resolve()))
  })
}
