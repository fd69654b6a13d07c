import { type LakeFrame, readFrame } from './frame.ts'

interface Stream {
  /** Handles the head, a part or the end of the response. */
  receive(frame: LakeFrame): void
  /** Fails the response when the connection is lost, so that its reader asks again. */
  fail(): void
}

/** A WebSocket to the Lake that carries event streams. */
export interface Connection {
  /** Whether the socket is closing or closed: the next stream needs a new connection. */
  isClosed: boolean
  /**
   * Opens the event stream at a path with query. Resolves when the head of the response arrives;
   * rejects when the connection is lost or `signal` aborts.
   */
  open(path: string, lastEventId: string | null, signal?: AbortSignal): Promise<Response>
}

/** Opens a WebSocket to the Lake. `address`: its ws: or wss: address. */
export function connect(address: string): Connection {
  const socket = new WebSocket(address)
  const streams = new Map<number, Stream>()
  let lastId = 0

  socket.addEventListener('message', ({ data }) => {
    const frame = readFrame(data)
    if (frame) streams.get(frame.id)?.receive(frame)
  })
  socket.addEventListener('close', () => {
    for (const stream of streams.values()) stream.fail()
    streams.clear()
  })

  function send(message: unknown): void {
    const text = JSON.stringify(message)
    if (socket.readyState === WebSocket.OPEN) socket.send(text)
    else socket.addEventListener('open', () => socket.send(text), { once: true })
  }

  return {
    get isClosed() {
      return socket.readyState > WebSocket.OPEN
    },
    open(path, lastEventId, signal) {
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        const cancel = (reason?: unknown) => {
          streams.delete(id)
          send({ cancel: id })
          body.fail(reason)
          reject(reason)
        }
        const body = createBody(() => cancel())
        if (signal?.aborted) return reject(signal.reason)
        signal?.addEventListener('abort', () => streams.has(id) && cancel(signal.reason))
        streams.set(id, {
          receive(frame) {
            if ('status' in frame) resolve(new Response(body.readable, frame))
            else if ('chunk' in frame) body.push(frame.chunk)
            else {
              streams.delete(id)
              body.end()
            }
          },
          fail() {
            const lost = new TypeError('The connection to the Lake is lost')
            body.fail(lost)
            reject(lost)
          },
        })
        send({ open: id, path, ...(lastEventId === null ? {} : { lastEventId }) })
      })
    },
  }
}

/** The body of a response, with functions that write, end or fail it. */
function createBody(onCancel: () => void) {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const readable = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started
    },
    cancel: onCancel,
  })
  return {
    readable,
    push: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
    fail: (reason: unknown) => controller?.error(reason),
  }
}
