import { PassThrough, type Readable } from 'node:stream'
import type { LakeResponse } from './response.ts'

/** The time between the comments that keep proxies from closing an idle stream. */
const PING_INTERVAL_MS = 15_000

/** The time that readers wait before they reconnect. It is short, because the Lake is on their machine. */
const RETRY_INTERVAL_MS = 500

/** The bytes that may wait for a slow reader. If there are more, the stream is closed and the reader reconnects. */
const MAX_BUFFERED_BYTES = 32 * 1024 * 1024

/**
 * The bytes that may wait for all readers together. If there are more, those for whom much is waiting are
 * disconnected.
 */
const MAX_TOTAL_BYTES = 128 * 1024 * 1024

/** The number of bytes that wait for a reader who merely had no time to read yet. */
const SHORT_WAIT_BYTES = 1024 * 1024

const openStreams = new Set<PassThrough>()

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
  openStreams.add(stream)
  let preamble = `retry: ${RETRY_INTERVAL_MS}\n`
  const end = () => stream.end()
  const ping = setInterval(() => stream.write(':\n\n'), PING_INTERVAL_MS)
  ping.unref()
  closing.addEventListener('abort', end)
  stream.once('close', () => {
    clearInterval(ping)
    openStreams.delete(stream)
    closing.removeEventListener('abort', end)
    onEnd()
  })
  return {
    response: streamResponse(stream),
    end,
    send(event, data, id) {
      if (stream.writableEnded || stream.destroyed) return
      if (isBehind(stream)) {
        // The stream is removed now, not when it has closed: what waits for it no longer counts for the others.
        openStreams.delete(stream)
        stream.destroy()
        return
      }
      const idLine = id === undefined ? '' : `id: ${id}\n`
      stream.write(`${preamble}${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      preamble = ''
    },
  }
}

/** Returns the number of bytes that a reader has not read yet. */
const waiting = (stream: PassThrough) => stream.writableLength + stream.readableLength

/** Returns whether a reader is so slow that the Lake's memory would suffer. */
function isBehind(stream: PassThrough): boolean {
  const bytes = waiting(stream)
  if (bytes > MAX_BUFFERED_BYTES) return true
  if (bytes <= SHORT_WAIT_BYTES) return false
  let total = 0
  for (const each of openStreams) total += waiting(each)
  return total > MAX_TOTAL_BYTES
}

function streamResponse(body: Readable): LakeResponse {
  return {
    status: 200,
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' },
    body,
  }
}
