import { type OutgoingHttpHeaders, STATUS_CODES, validateHeaderValue } from 'node:http'
import { getOrMake } from './getOrMake.ts'
import type { Reply } from './send.ts'

interface RawAnswerParts {
  /** Completes the headers of an answer. */
  protect(head: string[]): OutgoingHttpHeaders
  /** Seconds for which a connection stays open after the answer. */
  keepAliveSeconds: number
}

/**
 * Writes answers as the bytes that Node's HTTP server writes on a connection that stays open: head and body in
 * one piece, made once a second for each body.
 */
export class RawAnswers {
  readonly #parts: RawAnswerParts
  /** What precedes the date. */
  readonly #starts = new WeakMap<string[], string>()
  /** The answers that were sent in the current second, by head. They all have the same date. */
  #answers = new Map<string[], Buffer>()
  /** Those without a body: 304, and those to HEAD, which have the head of the answer to GET. */
  #bare = new Map<string[], Buffer>()
  #date = ''
  /** When the current second ends: milliseconds since the process began, which take less to read than the date. */
  #secondEnds = 0

  constructor(parts: RawAnswerParts) {
    this.#parts = parts
  }

  bytesOf(reply: Reply): Buffer {
    this.#readClock()
    const answers = reply.body ? this.#answers : this.#bare
    return getOrMake(answers, reply.head, () => this.#write(reply))
  }

  #readClock(): void {
    const elapsed = performance.now()
    if (elapsed < this.#secondEnds) return
    const now = new Date()
    this.#secondEnds = elapsed + 1000 - now.getMilliseconds()
    this.#date = now.toUTCString()
    this.#answers = new Map()
    this.#bare = new Map()
  }

  #write({ status, head, body }: Reply): Buffer {
    const start = getOrMake(this.#starts, head, () => this.#start(status, head))
    const text = `${start}Date: ${this.#date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${this.#parts.keepAliveSeconds}\r\n\r\n`
    const bytes = Buffer.from(text, 'latin1')
    return body ? Buffer.concat([bytes, body]) : bytes
  }

  #start(status: number, head: string[]): string {
    const lines = Object.entries(this.#parts.protect(head)).map(([name, value]) => {
      const text = String(value)
      validateHeaderValue(name, text)
      return `${name}: ${text}\r\n`
    })
    return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`
  }
}
