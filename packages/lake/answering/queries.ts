import { dataError } from '../apiError.ts'
import type { LakeLimits } from '../config.ts'
import { answerQuery, type QueryRequest } from '../query/answer.ts'
import {
  checkQueryLength,
  interruptAfter,
  interruptAfterOwnTime,
  TimeIsUp,
} from '../query/limits.ts'
import { parseQuery } from '../query/parse.ts'
import { isRecord } from '../store/document.ts'
import type { Snapshot } from '../store/snapshot.ts'
import { ProcessPool } from './pool.ts'

/** The milliseconds for which a query is evaluated here, while no other request is answered. */
const HERE_MS = 50

/** The milliseconds that a query may hold others that cannot be evaluated while they go on. */
const AT_ONCE_MS = 1000

/**
 * The number of times that a query which is evaluated here may double a text. V8 does not interrupt what it does with a
 * single text, so a text must not become long.
 */
const DOUBLINGS_HERE = 12

/** The characters of the longest answer that is written here: V8 does not interrupt that either. */
const WRITTEN_HERE = 4_000_000

/** Answers the queries of a Lake: here if that takes a moment, else in another process, so that nobody waits. */
export class Queries {
  readonly #limits: LakeLimits
  readonly #pool: ProcessPool

  constructor(limits: LakeLimits) {
    this.#limits = limits
    this.#pool = new ProcessPool(limits)
  }

  /**
   * Returns the JSON of the answer to a query: a text, or the parts of a long one.
   *
   * @param left is aborted when nobody waits for the answer any more
   * @throws ApiError 400 for a query that is refused, fails or is stopped
   */
  async answer(
    snapshot: Snapshot,
    request: QueryRequest,
    left?: AbortSignal,
  ): Promise<string | Uint8Array[]> {
    checkQueryLength(request.query, this.#limits.queryLength)
    return answerHere(snapshot, request) ?? this.#pool.answer(snapshot, request, left)
  }

  /** Returns the result of a query. @throws ApiError as `answer` */
  async result(snapshot: Snapshot, request: QueryRequest): Promise<unknown> {
    const answer = await this.answer(snapshot, request)
    const text = typeof answer === 'string' ? answer : Buffer.concat(answer).toString()
    return JSON.parse(text).result
  }

  /**
   * Returns the result of a query at once: others wait for it, a second at most.
   *
   * @throws ApiError as `answer`, or 409 after the second
   */
  resultAtOnce(snapshot: Snapshot, request: QueryRequest): unknown {
    checkQueryLength(request.query, this.#limits.queryLength)
    try {
      return interruptAfter(AT_ONCE_MS, () => answerQuery(snapshot, request).result)
    } catch (error) {
      if (!(error instanceof TimeIsUp)) throw error
      const description = `Others have changed documents while a query was evaluated, which takes more than ${AT_ONCE_MS} ms. Try again.`
      throw dataError(409, 'queryEvaluationError', description)
    }
  }

  close(): void {
    this.#pool.close()
  }
}

/**
 * Returns the JSON of an answer; undefined if it would take longer than a moment. While other programs have the processor
 * it is tried again, because another process would have to wait for the processor as well.
 */
function answerHere(snapshot: Snapshot, request: QueryRequest): string | undefined {
  try {
    return interruptAfterOwnTime(HERE_MS, () => shortAnswer(snapshot, request))
  } catch (error) {
    if (error instanceof TimeIsUp) return undefined
    throw error
  }
}

/** Returns the JSON of an answer; undefined if V8 could not be interrupted before it is written. */
function shortAnswer(snapshot: Snapshot, request: QueryRequest): string | undefined {
  if (parseQuery(request.query, request.params).doublings > DOUBLINGS_HERE) return undefined
  const answer = answerQuery(snapshot, request)
  return charactersOf(answer, WRITTEN_HERE) < 0 ? undefined : JSON.stringify(answer)
}

/** Returns how many of so many characters are left after a value, about; a negative number as soon as none is. */
function charactersOf(value: unknown, available: number): number {
  if (typeof value === 'string') return available - value.length
  let left = available - 1
  if (Array.isArray(value)) {
    for (const item of value) if (left >= 0) left = charactersOf(item, left)
  } else if (isRecord(value)) {
    for (const key in value) if (left >= 0) left = charactersOf(value[key], left - key.length)
  }
  return left
}
