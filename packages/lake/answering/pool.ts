import pLimit from 'p-limit'
import { senderLeft } from '../apiError.ts'
import type { QueryRequest } from '../query/answer.ts'
import type { Snapshot } from '../store/snapshot.ts'
import { type ProcessLimits, QueryProcess } from './queryProcess.ts'

/** The queries that are evaluated beside the Lake at the same time; others wait. */
const CONCURRENCY = 2

/** The processes that evaluate a Lake's costly queries. They are started when they are needed. */
export class ProcessPool {
  readonly #limits: ProcessLimits
  readonly #turn = pLimit(CONCURRENCY)
  readonly #processes = new Set<QueryProcess>()
  readonly #idle = new Set<QueryProcess>()
  #isClosed = false

  constructor(limits: ProcessLimits) {
    this.#limits = limits
  }

  /** Returns the JSON of the answer to a query, in parts. @throws ApiError as `QueryProcess.answer` */
  answer(snapshot: Snapshot, request: QueryRequest, left?: AbortSignal): Promise<Uint8Array[]> {
    return this.#turn(async () => {
      if (this.#isClosed || left?.aborted) throw senderLeft()
      const process = [...this.#idle].find(({ isEnded }) => !isEnded) ?? this.#start()
      this.#idle.delete(process)
      try {
        return await process.answer(snapshot, request, left)
      } finally {
        if (!process.isEnded) this.#idle.add(process)
      }
    })
  }

  close(): void {
    this.#isClosed = true
    for (const process of this.#processes) process.end()
  }

  #start(): QueryProcess {
    const process = new QueryProcess(this.#limits, () => {
      this.#processes.delete(process)
      this.#idle.delete(process)
    })
    this.#processes.add(process)
    return process
  }
}
