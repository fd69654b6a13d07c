import { PassThrough, type Readable } from 'node:stream'
import type { LakeResponse } from './response.ts'

/** Comments keep proxies and readers from giving up: every so many milliseconds. */
const pingInterval = 15_000

/** How long, in milliseconds, readers wait before they connect anew: the Lake is on their machine. */
const retryInterval = 500

/** Bytes a slow reader may lag behind before it is cut off, to connect anew. */
const maxLag = 32 * 1024 * 1024

export interface EventStream {
  readonly response: LakeResponse
  /** @param id where a reader who connects anew says it was, as `Last-Event-ID` */
  send(event: string, data: unknown, id?: string): void
  end(): void
}

/**
 * A response of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 *
 * @param onEnd called once, when either side ends it
 */
export function createEventStream(closing: AbortSignal, onEnd: () => void): EventStream {
  const stream = new PassThrough()
  let preamble = `retry: ${retryInterval}\n`
  const end = () => stream.end()
  const ping = setInterval(() => stream.write(':\n\n'), pingInterval)
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
      if (stream.writableLength > maxLag) return void stream.destroy()
      const place = id === undefined ? '' : `id: ${id}\n`
      stream.write(`${preamble}${place}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
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
