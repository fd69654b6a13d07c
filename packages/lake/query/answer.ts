import type { Snapshot } from '../store/snapshot.ts'
import type { Perspective } from '../view/perspective.ts'
import { type Access, viewOf } from '../view/view.ts'
import { evaluateQuery, type QueryOptions, type QueryResponse } from './evaluate.ts'

/** A query as it was asked: plain data, which another process can be given. */
export interface QueryRequest extends Omit<QueryOptions, 'view'> {
  perspective: Perspective
  access: Access
  /** Whether the answer repeats the query. */
  returnQuery: boolean
}

interface QueryAnswer extends QueryResponse {
  query?: string
  /** The milliseconds that the evaluation took. */
  ms: number
}

/**
 * Answers a query from the documents of a snapshot.
 *
 * @throws ApiError as `evaluateQuery`
 */
export function answerQuery(snapshot: Snapshot, request: QueryRequest): QueryAnswer {
  const started = performance.now()
  const { perspective, access, returnQuery, ...options } = request
  const view = viewOf(snapshot, perspective, access)
  const answer = evaluateQuery({ ...options, view })
  const echo = returnQuery ? { query: options.query } : {}
  return { ...echo, ...answer, ms: Math.round(performance.now() - started) }
}
