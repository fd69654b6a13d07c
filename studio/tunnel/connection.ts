/** What the Lake sends through the tunnel: see `packages/lake/tunnel/frames.ts`. */
type LakeFrame = { readonly id: number } & (
  | { readonly status: number; readonly headers: Record<string, string> }
  | { readonly chunk: string }
  | { readonly end: true }
)

interface Stream {
  /** Takes the head, a part or the end of the answer. */
  receive(frame: LakeFrame): void
  /** The connection is gone: whoever reads is to try again. */
  fail(): void
}

export interface Connection {
  readonly isOver: boolean
  open(path: string, lastEventId: string | null, signal?: AbortSignal): Promise<Response>
}

/** One WebSocket to the Lake and the event streams it carries. */
export function connect(address: string): Connection {
  const socket = new WebSocket(address)
  const streams = new Map<number, Stream>()
  let last = 0

  socket.addEventListener('message', ({ data }) => {
    const frame: LakeFrame = JSON.parse(data)
    streams.get(frame.id)?.receive(frame)
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
    get isOver() {
      return socket.readyState > WebSocket.OPEN
    },
    open(path, lastEventId, signal) {
      last += 1
      const id = last
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

/** The body of an answer, written from outside. */
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
