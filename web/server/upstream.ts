import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { renderAnew } from '../next/renderAnew.ts'

/** An answer of Next's server, read to its end. Its body is not compressed. */
export interface UpstreamAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface UpstreamRequest {
  method: string
  /** Path and query. */
  url: string
  /** With a body: `content-length` or `transfer-encoding`, which say where it ends. */
  headers: IncomingHttpHeaders
  body?: Readable | string | undefined
  /** Takes the request back if it still waits for a connection when this aborts. */
  signal?: AbortSignal | undefined
}

/**
 * How many requests of visitors Next's server gets at the same time: few, because they share its one thread with the
 * renewals, which must not wait behind a flood.
 */
const MAX_VISITORS = 16

interface UpstreamOptions {
  /** The secret by which Next renders an answer anew that it has stored. */
  previewId?: string
  /** Milliseconds without a byte after which Next's server counts as hanging. */
  timeoutMs?: number
}

/** Bytes. A page has a tag for each document that it is made from. */
const MAX_HEADER_BYTES = 128 * 1024

const unzip = promisify(gunzip)

/**
 * Connections for requests that can be sent only once: Next may be closing an idle connection, so each request has
 * a new one. Next is told to keep it open nevertheless: if it answers before it has read the body, and closes it,
 * the answer is lost. (To Node's agents a `maxFreeSockets` of 0 means the default, 256.)
 */
class OneRequestEach extends Agent {
  override keepSocketAlive(): boolean {
    return false
  }
}

/** Next's own server, which listens on a loopback port. */
export class Upstream {
  readonly #port: number
  readonly #timeoutMs: number
  readonly #previewId: string
  /** For what visitors read. */
  readonly #agent = new Agent({ keepAlive: true, maxSockets: MAX_VISITORS })
  /** For the site's own renewals, which wait for no visitor. */
  readonly #ownRequests = new Agent({ keepAlive: true })
  /** For requests with a body. */
  readonly #ownConnections = new OneRequestEach({ keepAlive: true })

  constructor(port: number, { timeoutMs = 30_000, previewId = '' }: UpstreamOptions = {}) {
    this.#port = port
    this.#previewId = previewId
    this.#timeoutMs = timeoutMs
  }

  /**
   * Sends a request to Next's server. Resolves with the answer as soon as its headers are there.
   * Rejects when the server cannot be reached, ends the connection, sends larger headers than
   * `MAX_HEADER_BYTES`, or counts as hanging.
   */
  send(asked: UpstreamRequest, agent = this.#agent): Promise<IncomingMessage> {
    const { method, url, headers, body, signal } = asked
    return new Promise((resolve, reject) => {
      let answer: IncomingMessage | undefined
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          agent: body === undefined ? agent : this.#ownConnections,
          method,
          path: url,
          headers,
          maxHeaderSize: MAX_HEADER_BYTES,
          timeout: this.#timeoutMs,
        },
        (received) => {
          answer = received
          resolve(received)
        },
      )
      const takeBack = () => {
        sent.destroy()
        // Node says so only when its turn has come.
        reject(new Error('The visitor has left'))
      }
      signal?.addEventListener('abort', takeBack, { once: true })
      sent.once('socket', () => signal?.removeEventListener('abort', takeBack))
      sent.once('timeout', () => {
        const error = new Error(`Next did not answer ${url} in time`)
        if (answer) answer.destroy(error)
        else sent.destroy(error)
      })
      // Not `once`: an error without a listener would end the process.
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // Next closed an idle connection in the moment in which it was used again.
        const isRepeatable = sent.reusedSocket && error.code === 'ECONNRESET'
        if (isRepeatable) resolve(this.send(asked, agent))
        else reject(error)
      })
      if (body === undefined || typeof body === 'string') sent.end(body)
      else body.once('aborted', () => sent.destroy()).pipe(sent)
    })
  }

  /**
   * Asks for a path as a visitor without cookies does. Rejects as `send` does.
   *
   * @param anew whether Next renders the answer even if it has a stored one
   */
  async ask(url: string, anew = false): Promise<UpstreamAnswer> {
    const headers = {
      host: `127.0.0.1:${this.#port}`,
      ...(anew ? renderAnew(this.#previewId) : {}),
    }
    return readAnswer(await this.send({ method: 'GET', url, headers }, this.#ownRequests))
  }
}

/** Reads an answer to its end. Rejects when the connection ends before. */
export async function readAnswer(message: IncomingMessage): Promise<UpstreamAnswer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const body = message.headers['content-encoding'] === 'gzip' ? await unzip(bytes) : bytes
  return { status: message.statusCode ?? 502, headers: message.headers, body }
}
