import { type ChildProcess, fork } from 'node:child_process'
import { on } from 'node:events'
import { extname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { ApiError, dataError, senderLeft } from '../apiError.ts'
import type { LakeLimits } from '../config.ts'
import type { QueryRequest } from '../query/answer.ts'
import { stoppedAfter } from '../query/limits.ts'
import type { LakeDocument } from '../store/document.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { Reply, Task } from './messages.ts'

export type ProcessLimits = Pick<LakeLimits, 'queryTime' | 'queryMegabytes' | 'answerBytes'>

/** It is TypeScript here, and JavaScript in a package. */
const SCRIPT = join(import.meta.dirname, `child${extname(import.meta.filename)}`)

/** The documents of one message: other requests are answered between two. */
const BATCH_SIZE = 200

/** A query ends itself when its time is up. What V8 does not interrupt is ended with its process, so much later. */
const GRACE_MS = 5000

/** The milliseconds for which an idle process keeps its memory. */
const IDLE_MS = 60_000

/** A process that evaluates one query at a time, beside the Lake, and gives back its memory when it is not used. */
export class QueryProcess {
  readonly #child: ChildProcess
  readonly #limits: ProcessLimits
  /** The documents that the process has. */
  #documents: ReadonlyMap<string, LakeDocument> = new Map()
  #idle: NodeJS.Timeout | undefined
  #isEnded = false

  /** @param onEnd is called when the process has ended */
  constructor(limits: ProcessLimits, onEnd: () => void) {
    this.#limits = limits
    this.#child = fork(SCRIPT, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${limits.queryMegabytes}`],
      // V8 writes pages about a heap that is full.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // A running query does not keep the Lake's own process alive.
    this.#child.unref()
    this.#child.channel?.unref()
    this.#child.on('error', () => this.end())
    this.#child.on('exit', onEnd)
  }

  get isEnded(): boolean {
    return this.#isEnded
  }

  end(): void {
    this.#isEnded = true
    this.#child.kill('SIGKILL')
  }

  /**
   * Returns the JSON of the answer to a query, in parts.
   *
   * @param left is aborted when nobody waits for the answer any more
   * @throws ApiError as `answerQuery`, or 400 for a query that was stopped; then this process has ended
   */
  async answer(
    snapshot: Snapshot,
    request: QueryRequest,
    left?: AbortSignal,
  ): Promise<Uint8Array[]> {
    const timeUp = AbortSignal.timeout(this.#limits.queryTime + GRACE_MS)
    const stop = AbortSignal.any(left ? [timeUp, left] : [timeUp])
    const end = () => this.end()
    stop.addEventListener('abort', end)
    try {
      return await this.#answer(snapshot, request)
    } catch (error) {
      if (left?.aborted) throw senderLeft()
      throw timeUp.aborted ? stoppedAfter(this.#limits.queryTime) : error
    } finally {
      // The next query has a time of its own.
      stop.removeEventListener('abort', end)
    }
  }

  async #answer(snapshot: Snapshot, request: QueryRequest): Promise<Uint8Array[]> {
    clearTimeout(this.#idle)
    const { queryTime, queryMegabytes, answerBytes } = this.#limits
    const parts: Uint8Array[] = []
    const replies = on(this.#child, 'message', { close: ['exit'] })
    await this.#bringUpToDate(snapshot.documents)
    this.#send({ request, queryTime, answerBytes })
    for await (const [message] of replies) {
      const reply: Reply = message
      if ('part' in reply) parts.push(reply.part)
      else {
        this.#idle = setTimeout(() => this.end(), IDLE_MS).unref()
        if ('isEnd' in reply) return parts
        if ('failure' in reply) throw new Error(reply.failure)
        const { status, body, message } = reply.refusal
        throw new ApiError(status, body, message)
      }
    }
    this.#isEnded = true
    // V8 aborts a process whose heap is full; one that fails otherwise has an exit code.
    const { exitCode } = this.#child
    if (exitCode === null) throw outOfMemory(queryMegabytes)
    throw new Error(`The process of a query ended with code ${exitCode}`)
  }

  /** Sends what differs from the documents that the process has. */
  async #bringUpToDate(wanted: ReadonlyMap<string, LakeDocument>): Promise<void> {
    const known = this.#documents
    if (known === wanted) return
    this.#documents = wanted
    const deleted = [...known.keys()].filter((id) => !wanted.has(id))
    const changed = [...wanted.values()].filter((document) => known.get(document._id) !== document)
    this.#send({ documents: [], deleted })
    for (let start = 0; start < changed.length; start += BATCH_SIZE) {
      this.#send({ documents: changed.slice(start, start + BATCH_SIZE), deleted: [] })
      await setImmediate()
    }
  }

  #send(task: Task): void {
    this.#child.send(task)
  }
}

function outOfMemory(megabytes: number): ApiError {
  return dataError(
    400,
    'queryEvaluationError',
    `The query was stopped: it needs more than ${megabytes} MB of memory. Filter by _type or _id, or ask for less.`,
  )
}
