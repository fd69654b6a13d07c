import { PassThrough, type Readable } from 'node:stream'
import type { LakeResponse } from './response.ts'

/** The time between the comments that keep proxies from closing an idle stream. */
const PING_INTERVAL_MS = 15_000

/** The time that readers wait before they reconnect. It is short, because the Lake is on their machine. */
const RETRY_INTERVAL_MS = 500

/** The bytes that may wait for a slow reader. If there are more, the stream is closed and the reader reconnects. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024

interface EventStream {
  response: LakeResponse
  /** @param id what a reader that reconnects sends as `Last-Event-ID` */
  send(event: string, data: unknown, id?: string): void
  end(): void
}

/**
 * A response of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 *
 * @param onEnd called once, when either side ends the stream
 */
export function createEventStream(closing: AbortSignal, onEnd: () => void): EventStream {
  const stream = new PassThrough()
  let preamble = `retry: ${RETRY_INTERVAL_MS}\n`
  const end = () => stream.end()
  const ping = setInterval(() => stream.write(':\n\n'), PING_INTERVAL_MS)
  ping.unref()
  closing.addEventListener('abort', end)
  stream.once('close', () => {
    clearInterval(ping)
    closing.removeEventListener('abort', end)
    onEnd()
  })
  return {
    response: streamResponse(stream),
    end,
    send(event, data, id) {
      if (stream.writableEnded || stream.destroyed) return
      if (stream.writableLength + stream.readableLength > MAX_BUFFERED_BYTES) {
        stream.destroy()
        return
      }
      const idLine = id === undefined ? '' : `id: ${id}\n`
      stream.write(`${preamble}${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      preamble = ''
    },
  }
}

function streamResponse(body: Readable): LakeResponse {
  return {
    status: 200,
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' },
    body,
  }
}
