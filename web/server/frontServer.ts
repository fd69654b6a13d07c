import { type OutgoingHttpHeaders, Server, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { isLogged } from '../http/log.ts'
import { CLIENT_LEFT, type Ended } from './observation.ts'
import { type PlainRequest, readPlainRequest } from './plainRequest.ts'
import { RawAnswers } from './rawAnswers.ts'
import { readInto } from './readInto.ts'
import type { Reply } from './send.ts'

interface LaneParts {
  /** Returns what is sent; undefined for what the HTTP server has to answer. */
  reply(request: PlainRequest): Reply | undefined
  /** Completes the head of a reply. */
  protect(head: string[]): OutgoingHttpHeaders
  /** Called when a request has ended. */
  onEnded(ended: Ended): void
}

/**
 * Milliseconds for which a connection stays open after an answer, unless the options say otherwise: longer than
 * proxies keep an idle one (nginx: 60 s), so that they never send a form on one that is being closed.
 */
const KEEP_ALIVE_MS = 65_000
/** Milliseconds after which a connection that has said nothing is the HTTP server's, with its limits. */
const SILENCE_MS = 5000
/** How much is read of a connection at a time. */
const READ_BYTES = 16_384
/** Milliseconds between two looks for idle connections. To set a timer with each answer would take a twentieth of it. */
const LOOK_MS = 500
/** How many answers are written together at most: the first one waits until the last one is made. */
const MAX_TOGETHER = 32

/** A connection that the HTTP server does not know of. */
interface Connection {
  /** When its last answer was sent, or it was opened: milliseconds since the process began. */
  usedAt: number
  /** Whether it has had a request. */
  isUsed: boolean
  /** Gives it to the HTTP server. */
  giveAway(): void
}

/** An answer that is to be written, the request that it answers, and when that came. */
interface Due {
  socket: Socket
  connection: Connection
  request: PlainRequest
  reply: Reply
  /** Milliseconds since the process began. */
  begun: number
}

/**
 * Node's HTTP server with a lane beside it (docs/decisions/0013): a plain request for what is in memory is read
 * and answered on the connection itself. With the first bytes that are anything else, or that may be, the
 * connection is given to the HTTP server, for good.
 */
export class FrontServer extends Server {
  readonly #parts: LaneParts
  readonly #answers: RawAnswers
  /** Gives a connection to the HTTP server, whose own listeners take it. */
  readonly #give: (socket: Socket) => void
  /** What every connection is read into, and taken from at once: more than the largest plain request. */
  readonly #buffer = Buffer.allocUnsafeSlow(READ_BYTES)
  /** The connections that the HTTP server does not know of. */
  readonly #own = new Map<Socket, Connection>()
  /**
   * What is written once all connections have been read on which there is something: who gets the answers, a proxy
   * as a rule, is then woken once, and not for each, which takes the system longer than all the rest.
   */
  readonly #due: Due[] = []
  /** Looks for idle connections, while there are any. */
  #looking: NodeJS.Timeout | undefined

  constructor(options: ServerOptions, parts: LaneParts) {
    super({ keepAliveTimeout: KEEP_ALIVE_MS, ...options })
    this.#parts = parts
    this.#answers = new RawAnswers({
      protect: parts.protect,
      keepAliveSeconds: Math.floor(this.keepAliveTimeout / 1000),
    })
    const takers = this.listeners('connection')
    this.removeAllListeners('connection')
    this.#give = (socket) => {
      for (const take of takers) take.call(this, socket)
    }
    this.on('connection', (socket) => this.#open(socket))
  }

  override closeIdleConnections(): void {
    this.#writeDue()
    super.closeIdleConnections()
    for (const socket of this.#own.keys()) if (socket.writableLength === 0) socket.destroy()
  }

  override closeAllConnections(): void {
    super.closeAllConnections()
    for (const socket of this.#own.keys()) socket.destroy()
  }

  #open(socket: Socket): void {
    // The lane writes no line of log.
    if (isLogged('debug')) {
      this.#give(socket)
      return
    }
    let isGiven = false
    const take = (bytes: Buffer) => {
      if (isGiven) socket.push(Buffer.from(bytes))
      else if (!this.#answer(socket, connection, bytes)) giveAway(Buffer.from(bytes))
    }
    const listeners = {
      end: () => void socket.end(),
      error: () => void socket.destroy(),
      close: () => void this.#own.delete(socket),
      ...(readInto(socket, this.#buffer, take) ? {} : { data: take }),
    }
    const giveAway = (bytes?: Buffer) => {
      // The HTTP server knows of no answer that is still to be written.
      this.#writeDue()
      isGiven = true
      for (const [name, listener] of Object.entries(listeners)) socket.off(name, listener)
      this.#own.delete(socket)
      if (bytes) socket.unshift(bytes)
      this.#give(socket)
    }
    const connection = { usedAt: performance.now(), isUsed: false, giveAway }
    for (const [name, listener] of Object.entries(listeners)) socket.on(name, listener)
    this.#own.set(socket, connection)
    this.#looking ??= setInterval(() => this.#endIdle(), LOOK_MS).unref()
  }

  /** Closes connections that have been idle for too long; the HTTP server gets those that never had a request. */
  #endIdle(): void {
    // Node before 24.6 has no buffer.
    const idleMs = this.keepAliveTimeout + (this.keepAliveTimeoutBuffer ?? 0)
    const now = performance.now()
    for (const [socket, { usedAt, isUsed, giveAway }] of this.#own) {
      const idle = now - usedAt
      if (!isUsed && idle >= Math.min(idleMs, SILENCE_MS)) giveAway()
      else if (isUsed && idle >= idleMs && socket.writableLength === 0) socket.destroy()
    }
    if (this.#own.size > 0) return
    clearInterval(this.#looking)
    this.#looking = undefined
  }

  /** Has bytes that are a plain request answered. Returns whether they were. */
  #answer(socket: Socket, connection: Connection, bytes: Buffer): boolean {
    // Who does not read answers gets no further ones; and a server that ends says so in each answer.
    if (socket.writableLength > 0 || !this.listening) return false
    const begun = performance.now()
    const request = readPlainRequest(bytes)
    const reply = request && this.#parts.reply(request)
    if (!reply) return false
    connection.isUsed = true
    this.#due.push({ socket, connection, request, reply, begun })
    if (this.#due.length === 1) setImmediate(() => this.#writeDue())
    else if (this.#due.length === MAX_TOGETHER) this.#writeDue()
    return true
  }

  #writeDue(): void {
    for (const due of this.#due.splice(0)) this.#write(due)
  }

  #write({ socket, connection, request: { method, path }, reply, begun }: Due): void {
    socket.write(this.#answers.bytesOf(reply))
    const end = (error: unknown) => {
      connection.usedAt = performance.now()
      const seconds = (connection.usedAt - begun) / 1000
      const status = error ? CLIENT_LEFT : reply.status
      this.#parts.onEnded({ method, path, status, source: 'stored', seconds })
    }
    // As a rule the system takes all bytes at once. A callback for each answer would cost a seventh of it.
    if (socket.writableLength === 0) end(socket.errored)
    else socket.write('', end)
  }
}
